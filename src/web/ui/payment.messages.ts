import type { Catalogue } from '#contract/language.ts';

const en = {
  ibanHint: 'TR and 24 digits. You can paste it with spaces.',
  ibanDoubtful: 'The check digits of this IBAN do not match. Please check it before you submit.',
  taxNumberHint: '10 digits',
  taxDoubtful: 'The check digit of this number does not match. Please check it before you submit.',
};

const tr: typeof en = {
  ibanHint: 'TR ve 24 rakam. Boşluklarla yapıştırabilirsiniz.',
  ibanDoubtful: 'Bu IBAN’ın kontrol rakamları uyuşmuyor. Göndermeden önce lütfen kontrol edin.',
  taxNumberHint: '10 rakam',
  taxDoubtful: 'Bu numaranın kontrol rakamı uyuşmuyor. Göndermeden önce lütfen kontrol edin.',
};

export const paymentMessages = { en, tr } satisfies Catalogue<typeof en>;
