import type { StyledTripText } from '#contract/blog-choices.ts';
import type { Catalogue } from '#contract/language.ts';
import type { TripElement } from '#machines/rules/blog-setting.ts';
import { blogMessages } from '#web/i18n/blog.messages.ts';

const en = {
  title: 'Trip Settings',
  lead: 'Choose which trips your page shows, and what it shows of each.',
  count: (shown: number, total: number) => `${shown} of ${total} on your blog`,
  write: 'Write and publish your trips',
  noneTitle: 'No Trips Available',
  none: 'No trips available to configure at the moment.',
  visible: 'Visible on blog',
  hidden: 'Hidden from blog',
  configure: 'Configure',
  close: 'Close Settings',
  highlighted: 'Highlighted',
  highlight: 'Highlight this trip',
  highlightHint: 'It comes first on your page and stands out. Only one trip can be highlighted.',
  cover: (title: string) => `Cover of ${title}`,
  noCover: 'This trip has no cover image.',
  elementsTitle: 'Display Elements',
  elements: {
    showDescription: 'Description',
    showLocations: 'Locations',
    showPeriod: 'Duration',
    showItinerary: 'Itinerary',
    showTripType: 'Trip type',
  } satisfies Record<TripElement, string>,
  textsTitle: 'Text Styling',
  texts: {
    title: 'Title',
    description: 'Description',
    locations: 'Locations',
    period: 'Duration',
  } satisfies Record<StyledTripText, string>,
  styleOthers: 'Use these text styles for all trips',
  itemsTitle: 'Itinerary Items',
  itemVisible: 'Visible',
  itemHidden: 'Hidden',
};

const tr: typeof en = {
  title: 'Gezi ayarları',
  lead: 'Sayfanızda hangi gezilerin ve her birinin nelerinin görüneceğini seçin.',
  count: (shown, total) => `Blogunuzda ${shown} / ${total} gezi görünüyor`,
  write: 'Gezilerinizi yazın ve yayımlayın',
  noneTitle: 'Gezi yok',
  none: 'Şu anda ayarlanacak gezi yok.',
  visible: 'Blogda görünür',
  hidden: 'Blogda gizli',
  configure: 'Ayarla',
  close: 'Ayarları kapat',
  highlighted: 'Öne çıkan',
  highlight: 'Bu geziyi öne çıkar',
  highlightHint: 'Sayfanızda ilk sırada, öne çıkarılmış görünür. Yalnızca bir gezi öne çıkarılabilir.',
  cover: (title) => `${title}: kapak`,
  noCover: 'Bu gezinin kapak fotoğrafı yok.',
  elementsTitle: 'Gösterilecek ögeler',
  elements: {
    showDescription: 'Açıklama',
    showLocations: 'Konumlar',
    showPeriod: 'Süre',
    showItinerary: 'Gezi planı',
    showTripType: 'Gezi türü',
  },
  textsTitle: 'Yazı biçimi',
  texts: { title: 'Başlık', description: 'Açıklama', locations: 'Konumlar', period: 'Süre' },
  styleOthers: 'Bu yazı stillerini tüm gezilerde kullan',
  itemsTitle: 'Gezi planı ögeleri',
  itemVisible: 'Görünür',
  itemHidden: 'Gizli',
};

export const tripMessages = {
  en: { ...en, untitled: blogMessages.en.untitled, dayNumber: blogMessages.en.dayNumber },
  tr: { ...tr, untitled: blogMessages.tr.untitled, dayNumber: blogMessages.tr.dayNumber },
} satisfies Catalogue<object>;
