import type { resembling as english } from '#web/i18n/en/resembling.ts';

export const resembling: typeof english = {
  resembles: 'Kime benziyor',
  same: (fields) => `Aynı olan: ${fields}`,
  more: (shown) => `Başkaları da var; ilk ${shown} kişi gösteriliyor.`,
};
