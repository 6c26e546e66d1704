import type { Catalogue } from '#contract/language.ts';

const en = {
  title: 'Selected applications',
  tick: (name: string) => `Select ${name}`,
  count: (count: number) => `${count} selected`,
  all: (count: number) => `Select all ${count}`,
  clear: 'Clear',
  approve: (count: number) => `Approve ${count}`,
  reject: (count: number) => `Reject ${count}`,
  sendRejection: (count: number) => `Reject ${count} and notify`,
  deciding: 'Working...',
  left: (count: number) =>
    count === 1 ? 'One application is still undecided:' : `${count} applications are still undecided:`,
  failed: 'We couldn’t save your decisions. Please try again: nothing is done twice.',
};

const tr: typeof en = {
  title: 'Seçilen başvurular',
  tick: (name) => `Seç: ${name}`,
  count: (count) => `${count} seçili`,
  all: (count) => `Tümünü seç (${count})`,
  clear: 'Temizle',
  approve: (count) => `Onayla (${count})`,
  reject: (count) => `Reddet (${count})`,
  sendRejection: (count) => `Reddet ve bildir (${count})`,
  deciding: 'İşleniyor...',
  left: (count) => (count === 1 ? 'Bir başvuru hâlâ karar bekliyor:' : `${count} başvuru hâlâ karar bekliyor:`),
  failed: 'Kararlarınız kaydedilemedi. Lütfen yeniden deneyin; hiçbir işlem iki kez yapılmaz.',
};

export const selectingMessages = { en, tr } satisfies Catalogue<typeof en>;
