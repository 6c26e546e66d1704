import { blogMessages } from '#web/i18n/blog.messages.ts';

const en = {
  language: 'Page language',
  sharing: { title: 'Title where the page is shared', description: 'Description where the page is shared' },
  page: { backgroundColor: 'Background colour', fontFamily: 'Font', coverImageUrl: 'Cover image' },
  cover: { opacity: 'Cover opacity', positionY: 'Cover position' },
  picture: {
    shape: 'Shape of the picture',
    size: 'Size of the picture',
    borderColor: 'Border colour of the picture',
    borderWidth: 'Border width of the picture',
  },
  order: 'Order of the sections',
  tripsPerRow: 'Trips per row',
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
  gone: 'something that is no longer there',
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
  language: 'Sayfanın dili',
  sharing: { title: 'Paylaşımdaki başlık', description: 'Paylaşımdaki açıklama' },
  page: { backgroundColor: 'Arka plan rengi', fontFamily: 'Yazı tipi', coverImageUrl: 'Kapak görseli' },
  cover: { opacity: 'Kapağın opaklığı', positionY: 'Kapağın konumu' },
  picture: {
    shape: 'Resmin biçimi',
    size: 'Resmin boyutu',
    borderColor: 'Resmin çerçeve rengi',
    borderWidth: 'Resmin çerçeve kalınlığı',
  },
  order: 'Bölümlerin sırası',
  tripsPerRow: 'Satırdaki gezi sayısı',
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
    showItinerary: 'Program',
  },
  contacts: { email: 'E-posta', phone: 'Telefon numarası' },
  gone: 'artık olmayan bir şey',
  shown: 'Görünüyor',
  hidden: 'Gizli',
  yes: 'Evet',
  no: 'Hayır',
  none: 'Yok',
  chosen: 'Başka bir görsel',
  languages: { en: 'İngilizce', tr: 'Türkçe' },
  shapes: { circle: 'Daire', square: 'Kare' },
  percent: (value) => `%${value}`,
  pixels: (value) => `${value} px`,
};

const ofPage = ({ sections, social, untitled }: typeof blogMessages.en) => ({ sections, social, untitled });

/** With what the page itself calls by a name. */
export const settingMessages = {
  en: { ...ofPage(blogMessages.en), ...en },
  tr: { ...ofPage(blogMessages.tr), ...tr },
};

export type SettingMessages = (typeof settingMessages)['en' | 'tr'];
