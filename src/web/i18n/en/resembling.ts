export const resembling = {
  resembles: 'Whom this resembles',
  same: (fields: string) => `Same: ${fields}`,
  more: (shown: number) => `There are more; the first ${shown} are shown.`,
};
