import type { colour as english } from '../en/colour.ts';

export const colour: typeof english = {
  pick: (label) => `${label}: gözle seçin`,
  swatches: (label) => `${label}: hazır renkler`,
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
