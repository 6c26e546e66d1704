import type { emailVerification as english } from '#web/i18n/en/email-verification.ts';

export const emailVerification: typeof english = {
  modalTitle: 'E-postanızı kontrol edin',
  sentTo: (email) => `${email} adresine altı rakam gönderdik.`,
  sending: 'Gönderiliyor...',
  code: 'Doğrulama kodu',
  submit: 'Kodu doğrula',
  checking: 'Kontrol ediliyor...',
  resend: 'Kodu yeniden gönder',
  changeAddress: 'Adresi değiştir',
  unfinished: 'Lütfen altı rakamın hepsini girin',
  invalid: 'Doğrulama kodu geçersiz veya süresi dolmuş',
  notSent: 'Kod gönderilemedi. Lütfen yeniden deneyin.',
  unreachable: 'Kod kontrol edilemedi. Lütfen yeniden deneyin.',
  expired: 'Süre doldu. Yeni bir kod isteyin.',
  spam: 'Gelmedi mi? İstenmeyen posta klasörünüze bir bakın.',
};
