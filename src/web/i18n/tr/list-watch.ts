import type { listWatch as english } from '#web/i18n/en/list-watch.ts';

export const listWatch: typeof english = {
  added: (count) => `${count} yeni`,
  changed: 'Liste değişti',
  show: 'Göster',
};
