import type { NamedItem, ServiceItem } from '#contract/reference-data.ts';
import type { Language } from '../platform/texts.ts';
import { sorted } from './places.ts';

type Names = Record<string, readonly [english: string, turkish: string]>;

/** What a creator may be good at. The ids are stored: a name may change, an id may not. */
const expertises = {
  'adventure-travel': ['Adventure travel', 'Macera seyahati'],
  architecture: ['Architecture', 'Mimari'],
  'budget-travel': ['Budget travel', 'Ekonomik seyahat'],
  camping: ['Camping', 'Kamp'],
  'city-breaks': ['City breaks', 'Şehir gezileri'],
  cruising: ['Cruising', 'Kruvaziyer'],
  culture: ['Culture and history', 'Kültür ve tarih'],
  cycling: ['Cycling', 'Bisiklet'],
  diving: ['Diving', 'Dalış'],
  'family-travel': ['Family travel', 'Ailece seyahat'],
  'food-and-wine': ['Food and wine', 'Yeme içme'],
  hiking: ['Hiking', 'Doğa yürüyüşü'],
  'luxury-travel': ['Luxury travel', 'Lüks seyahat'],
  nightlife: ['Nightlife', 'Gece hayatı'],
  photography: ['Photography', 'Fotoğrafçılık'],
  'road-trips': ['Road trips', 'Araba yolculukları'],
  sailing: ['Sailing', 'Yelken'],
  'solo-travel': ['Solo travel', 'Tek başına seyahat'],
  surfing: ['Surfing', 'Sörf'],
  'sustainable-travel': ['Sustainable travel', 'Sürdürülebilir seyahat'],
  videography: ['Videography', 'Video çekimi'],
  wellness: ['Wellness', 'Sağlık ve dinlenme'],
  wildlife: ['Wildlife', 'Yaban hayatı'],
  'winter-sports': ['Winter sports', 'Kış sporları'],
} satisfies Names;

const serviceOffers = {
  'barter-stay': ['Stay in exchange for content', 'İçerik karşılığı konaklama'],
  'brand-ambassador': ['Brand ambassadorship', 'Marka elçiliği'],
  'content-licence': ['Content licensing', 'İçerik lisansı'],
  'paid-campaign': ['Paid campaign', 'Ücretli kampanya'],
  'press-trip': ['Press trip', 'Basın gezisi'],
  'product-review': ['Product review', 'Ürün incelemesi'],
  takeover: ['Account takeover', 'Hesap devralma'],
} satisfies Names;

const services = {
  'blog-post': ['Blog post', 'Blog yazısı'],
  'drone-footage': ['Drone footage', 'Drone çekimi'],
  'event-coverage': ['Event coverage', 'Etkinlik çekimi'],
  'guided-tour': ['Guided tour', 'Rehberli tur'],
  'itinerary-design': ['Itinerary design', 'Rota tasarımı'],
  'live-stream': ['Live stream', 'Canlı yayın'],
  'photo-shoot': ['Photo shoot', 'Fotoğraf çekimi'],
  'short-video': ['Short video', 'Kısa video'],
  'social-post': ['Social media post', 'Sosyal medya paylaşımı'],
  story: ['Story series', 'Hikâye serisi'],
  workshop: ['Workshop', 'Atölye'],
} satisfies Names;

const languageCodes =
  'ar az be bg bn bs ca cs da de el en es et fa fi fr ga gl hi hr hu hy id is it he ja ka kk ko ku ky lb lt lv mk ms mt ne nl no pl pt ro ru sk sl sq sr sv sw ta th tk tl tr uk ur uz vi zh'.split(
    ' ',
  );

const languageNames = {
  en: new Intl.DisplayNames('en', { type: 'language' }),
  tr: new Intl.DisplayNames('tr', { type: 'language' }),
};

export const listLanguages = (language: Language): NamedItem[] =>
  sorted(
    languageCodes.map((code) => ({ _id: code, name: languageNames[language].of(code) ?? code })),
    language,
  );

export const listExpertises = (language: Language): NamedItem[] => listOf(expertises, language);

export const listServiceOffers = (language: Language): NamedItem[] => listOf(serviceOffers, language);

export const listServices = (language: Language): ServiceItem[] =>
  listOf(services, language).map((service) => ({
    ...service,
    code: service._id.toUpperCase().replaceAll('-', '_'),
  }));

const listOf = (names: Names, language: Language): NamedItem[] =>
  sorted(
    Object.entries(names).map(([id, [english, turkish]]) => ({ _id: id, name: language === 'tr' ? turkish : english })),
    language,
  );
