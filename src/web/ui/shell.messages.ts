import type { Catalogue } from '#contract/language.ts';

const en = {
  brokenTitle: 'Something went wrong',
  broken: 'We couldn’t open this page. Please check your connection and try again.',
  fault: 'Something went wrong on our side; your connection is fine. Please try again.',
  directoryTitle: 'Discover Creators',
};

const tr: typeof en = {
  brokenTitle: 'Bir sorun oluştu',
  broken: 'Bu sayfayı açamadık. Lütfen bağlantınızı kontrol edip yeniden deneyin.',
  fault: 'Bizden kaynaklanan bir hata oluştu; bağlantınızda sorun yok. Lütfen yeniden deneyin.',
  directoryTitle: 'İçerik Üreticilerini Keşfet',
};

export const shellMessages = { en, tr } satisfies Catalogue<typeof en>;
