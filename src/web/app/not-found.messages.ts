import type { Catalogue } from '#contract/language.ts';

const en = {
  title: 'Page not found',
  text: 'We couldn’t find this page. Check the address or go back to the start.',
  start: 'Go to the start page',
};

const tr: typeof en = {
  title: 'Sayfa bulunamadı',
  text: 'Bu sayfayı bulamadık. Adresi kontrol edin veya ana sayfaya dönün.',
  start: 'Ana sayfaya git',
};

export const notFoundMessages = { en, tr } satisfies Catalogue<typeof en>;
