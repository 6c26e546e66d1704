import type { cursorPages as english } from '#web/i18n/en/cursor-pages.ts';

export const cursorPages: typeof english = {
  first: 'İlk sayfa',
  next: 'Sonraki sayfa',
};
