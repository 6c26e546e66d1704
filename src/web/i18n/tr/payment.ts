import type { payment as english } from '#web/i18n/en/payment.ts';

export const payment: typeof english = {
  ibanHint: 'TR ve 24 rakam. Boşluklarıyla birlikte olduğu gibi yapıştırabilirsiniz.',
  ibanDoubtful: 'Bu IBAN’ın kontrol rakamları uyuşmuyor. Göndermeden önce lütfen kontrol edin.',
  taxNumberHint: '10 rakam',
  taxDoubtful: 'Bu numaranın kontrol rakamı uyuşmuyor. Göndermeden önce lütfen kontrol edin.',
};
