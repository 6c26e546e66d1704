export const colour = {
  pick: (label: string) => `${label}: choose by eye`,
  swatches: (label: string) => `${label}: ready to take`,
  names: {
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
