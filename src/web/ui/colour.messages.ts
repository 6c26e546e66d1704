import type { Catalogue } from '#contract/language.ts';

const en = {
  pick: (label: string) => `${label}: choose a colour`,
  swatches: (label: string) => `${label}: suggested colours`,
  names: {
    mist: 'Mist',
    paper: 'Paper',
    sky: 'Sky',
    mint: 'Mint',
    rose: 'Rose',
    night: 'Night',
    white: 'White',
    sand: 'Sand',
    sea: 'Sea',
    coral: 'Coral',
    black: 'Black',
    indigo: 'Indigo',
    crimson: 'Crimson',
    green: 'Green',
    grey: 'Grey',
    violet: 'Violet',
    turquoise: 'Turquoise',
    ochre: 'Ochre',
  },
};

const tr: typeof en = {
  pick: (label) => `${label}: renk seç`,
  swatches: (label) => `${label}: önerilen renkler`,
  names: {
    mist: 'Sis',
    paper: 'Kâğıt',
    sky: 'Gök',
    mint: 'Nane',
    rose: 'Gül',
    night: 'Gece',
    white: 'Beyaz',
    sand: 'Kum',
    sea: 'Deniz',
    coral: 'Mercan',
    black: 'Siyah',
    indigo: 'Çivit mavisi',
    crimson: 'Kırmızı',
    green: 'Yeşil',
    grey: 'Gri',
    violet: 'Mor',
    turquoise: 'Turkuaz',
    ochre: 'Hardal',
  },
};

export const colourMessages = { en, tr } satisfies Catalogue<typeof en>;
