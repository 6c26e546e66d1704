export const colour = {
  pick: (label: string) => `${label}: choose by eye`,
  swatches: (label: string) => `${label}: ready to take`,
  names: {
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
