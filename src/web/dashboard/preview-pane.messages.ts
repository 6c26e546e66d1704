import type { Catalogue } from '#contract/language.ts';

const en = {
  title: 'Live Preview',
  page: 'Your page with these changes',
  close: 'Close the preview',
  head: 'the top of the page',
  openPart: (name: string) => `Open the settings of ${name}`,
  zoom: 'Zoom',
  percent: (value: number) => `${value}%`,
  fit: 'Fit to width',
  fits: 'Fit',
  newTab: 'Open in new tab',
  updated: (time: string) => `Last updated ${time}`,
  width: 'Width',
  widths: { desktop: 'Desktop', phone: 'Phone' },
  audience: 'View as',
  audiences: { visitor: 'Visitor', sponsor: 'Sponsor', owner: 'Me' },
};

const tr: typeof en = {
  title: 'Canlı önizleme',
  page: 'Sayfanızın bu değişikliklerle görünümü',
  close: 'Önizlemeyi kapat',
  head: 'sayfanın başı',
  openPart: (name) => `${name}: ayarları aç`,
  zoom: 'Yakınlaştırma',
  percent: (value) => `%${value}`,
  fit: 'Genişliğe sığdır',
  fits: 'Tam',
  newTab: 'Yeni sekmede aç',
  updated: (time) => `Son güncelleme ${time}`,
  width: 'Genişlik',
  widths: { desktop: 'Masaüstü', phone: 'Telefon' },
  audience: 'Kimin gözünden',
  audiences: { visitor: 'Ziyaretçi', sponsor: 'Sponsor', owner: 'Ben' },
};

export const previewPaneMessages = { en, tr } satisfies Catalogue<typeof en>;
