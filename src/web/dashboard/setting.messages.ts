import type { Catalogue, Language } from '#contract/language.ts';
import type { PageSetting } from '#machines/rules/page-settings.ts';
import { blogMessages } from '#web/i18n/blog.messages.ts';
import { levelMessages } from '#web/i18n/level.messages.ts';

const en = {
  page: {
    language: 'Page language',
    sharingTitle: 'Title when shared',
    sharingDescription: 'Description when shared',
    backgroundColor: 'Background colour',
    fontFamily: 'Font',
    coverImageUrl: 'Cover image',
    coverOpacity: 'Cover opacity',
    coverPosition: 'Cover position',
    pictureShape: 'Picture shape',
    pictureSize: 'Picture size',
    pictureBorderColor: 'Picture border colour',
    pictureBorderWidth: 'Picture border width',
    tripsPerRow: 'Trips per row',
  } satisfies Record<PageSetting, string>,
  order: 'Section order',
  highlight: 'Highlighted trip',
  texts: {
    fullName: 'Full name',
    aboutMe: 'About me',
    expertises: 'Expertise',
    services: 'Services',
    serviceOffers: 'Service Offers',
    title: 'Title',
    description: 'Description',
    locations: 'Locations',
    period: 'Duration',
  },
  styles: { color: 'colour', fontSize: 'size', bold: 'bold', italic: 'italic', underline: 'underlined' },
  elements: {
    showDescription: 'Description',
    showLocations: 'Locations',
    showTripType: 'Trip type',
    showPeriod: 'Duration',
    showItinerary: 'Itinerary',
  },
  contacts: { email: 'Email', phone: 'Phone Number' },
  gone: 'a deleted item',
  shown: 'Shown',
  hidden: 'Hidden',
  yes: 'Yes',
  no: 'No',
  none: 'None',
  chosen: 'Another picture',
  languages: { en: 'English', tr: 'Turkish' },
  shapes: { circle: 'Circle', square: 'Square' },
  percent: (value: number) => `${value}%`,
  pixels: (value: number) => `${value} px`,
};

const tr: typeof en = {
  page: {
    language: 'Sayfa dili',
    sharingTitle: 'Paylaşımdaki başlık',
    sharingDescription: 'Paylaşımdaki açıklama',
    backgroundColor: 'Arka plan rengi',
    fontFamily: 'Yazı tipi',
    coverImageUrl: 'Kapak fotoğrafı',
    coverOpacity: 'Kapağın opaklığı',
    coverPosition: 'Kapağın konumu',
    pictureShape: 'Fotoğrafın biçimi',
    pictureSize: 'Fotoğrafın boyutu',
    pictureBorderColor: 'Fotoğrafın çerçeve rengi',
    pictureBorderWidth: 'Fotoğrafın çerçeve kalınlığı',
    tripsPerRow: 'Satır başına gezi',
  } satisfies Record<PageSetting, string>,
  order: 'Bölümlerin sırası',
  highlight: 'Öne çıkan gezi',
  texts: {
    fullName: 'Ad soyad',
    aboutMe: 'Hakkımda',
    expertises: 'Uzmanlık',
    services: 'Hizmetler',
    serviceOffers: 'Hizmet teklifleri',
    title: 'Başlık',
    description: 'Açıklama',
    locations: 'Konumlar',
    period: 'Süre',
  },
  styles: { color: 'renk', fontSize: 'boyut', bold: 'kalın', italic: 'italik', underline: 'altı çizili' },
  elements: {
    showDescription: 'Açıklama',
    showLocations: 'Konumlar',
    showTripType: 'Gezi türü',
    showPeriod: 'Süre',
    showItinerary: 'Gezi planı',
  },
  contacts: { email: 'E-posta', phone: 'Telefon numarası' },
  gone: 'silinmiş bir öge',
  shown: 'Görünüyor',
  hidden: 'Gizli',
  yes: 'Evet',
  no: 'Hayır',
  none: 'Yok',
  chosen: 'Başka bir fotoğraf',
  languages: { en: 'İngilizce', tr: 'Türkçe' },
  shapes: { circle: 'Daire', square: 'Kare' },
  percent: (value) => `%${value}`,
  pixels: (value) => `${value} px`,
};

const ofPage = ({ sections, social, untitled }: typeof blogMessages.en) => ({ sections, social, untitled });

/** Sections, platforms and untitled trips have the names that the page gives them. */
export const settingMessages = {
  en: { ...ofPage(blogMessages.en), ...en, levels: levelMessages.en.levels },
  tr: { ...ofPage(blogMessages.tr), ...tr, levels: levelMessages.tr.levels },
} satisfies Catalogue<object>;

export type SettingMessages = (typeof settingMessages)[Language];
