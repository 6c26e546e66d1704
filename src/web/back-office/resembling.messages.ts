const en = {
  resembles: 'Whom this resembles',
  same: (fields: string) => `Same: ${fields}`,
  more: (shown: number) => `There are more; the first ${shown} are shown.`,
};

const tr: typeof en = {
  resembles: 'Kime benziyor',
  same: (fields) => `Aynı olan: ${fields}`,
  more: (shown) => `Başkaları da var; ilk ${shown} kişi gösteriliyor.`,
};

export const resemblingMessages = { en, tr };
