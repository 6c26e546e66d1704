import { type Language, languages } from '#contract/language.ts';
import type { NamedItem, ServiceItem } from '#contract/reference-data.ts';
import { languageName } from '#rules/language-name.ts';
import { sorted } from './places.ts';

/** A name in each language, in the order of the languages. */
type InEach<List> = { readonly [Index in keyof List]: string };
type Names = InEach<typeof languages>;
type NamesById = Record<string, Names>;

/** The ids are stored: a name may change, an id may not. */
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
} satisfies NamesById;

const serviceOffers = {
  'barter-stay': ['Stay in exchange for content', 'İçerik karşılığı konaklama'],
  'brand-ambassador': ['Brand ambassadorship', 'Marka elçiliği'],
  'content-licence': ['Content licensing', 'İçerik lisansı'],
  'paid-campaign': ['Paid campaign', 'Ücretli kampanya'],
  'press-trip': ['Press trip', 'Basın gezisi'],
  'product-review': ['Product review', 'Ürün incelemesi'],
  takeover: ['Account takeover', 'Hesap devralma'],
} satisfies NamesById;

/** The English name is the code in words, as in the specification. */
const services = {
  'blog-post': ['Blog Post', 'Blog yazısı'],
  'drone-footage': ['Drone Footage', 'Drone çekimi'],
  'event-coverage': ['Event Coverage', 'Etkinlik çekimi'],
  'guided-tour': ['Guided Tour', 'Rehberli tur'],
  'itinerary-design': ['Itinerary Design', 'Rota tasarımı'],
  'live-stream': ['Live Stream', 'Canlı yayın'],
  'photo-shoot': ['Photo Shoot', 'Fotoğraf çekimi'],
  'short-video': ['Short Video', 'Kısa video'],
  'social-post': ['Social Post', 'Sosyal medya paylaşımı'],
  story: ['Story', 'Hikâye serisi'],
  workshop: ['Workshop', 'Atölye'],
} satisfies NamesById;

const languageCodes =
  'ar az be bg bn bs ca cs da de el en es et fa fi fr ga gl hi hr hu hy id is it he ja ka kk ko ku ky lb lt lv mk ms mt ne nl no pl pt ro ru sk sl sq sr sv sw ta th tk tl tr uk ur uz vi zh'.split(
    ' ',
  );

export const listLanguages = cachedByLanguage((language) =>
  sorted(
    languageCodes.map((code) => ({ _id: code, name: languageName(code, language) })),
    language,
  ),
);

export const listExpertises = cachedByLanguage((language) => listOf(expertises, language));

export const listServiceOffers = cachedByLanguage((language) => listOf(serviceOffers, language));

export const listServices = cachedByLanguage((language): ServiceItem[] =>
  listOf(services, language).map((service) => ({
    ...service,
    code: service._id.toUpperCase().replaceAll('-', '_'),
  })),
);

export const namesById = (items: readonly NamedItem[]): ReadonlyMap<string, string> =>
  new Map(items.map(({ _id, name }) => [_id, name]));

/** Caches a list in each language. */
function cachedByLanguage<Item>(make: (language: Language) => Item[]): (language: Language) => Item[] {
  const cache = new Map<Language, Item[]>();
  return (language) => {
    const list = cache.get(language) ?? make(language);
    cache.set(language, list);
    return list;
  };
}

function listOf(names: NamesById, language: Language): NamedItem[] {
  return sorted(
    Object.entries(names).map(([id, name]) => ({ _id: id, name: name[languages.indexOf(language)] ?? name[0] })),
    language,
  );
}
