import type { Catalogue } from '#contract/language.ts';

const en = {
  modalTitle: 'Check your email',
  sentTo: (email: string) => `We sent a six-digit code to ${email}.`,
  sending: 'Sending...',
  code: 'Verification code',
  submit: 'Verify code',
  checking: 'Checking...',
  resend: 'Resend code',
  changeAddress: 'Change address',
  unfinished: 'Please enter all six digits',
  invalid: 'Invalid or expired verification code',
  notSent: 'We couldn’t send the code.',
  unreachable: 'We couldn’t check the code. Please try again.',
  expired: 'This code has expired. Request a new one.',
  spam: 'Nothing there? Check your spam folder.',
  wait: 'You can resend the code when the timer runs out.',
};

const tr: typeof en = {
  modalTitle: 'E-postanızı kontrol edin',
  sentTo: (email) => `${email} adresine altı haneli bir kod gönderdik.`,
  sending: 'Gönderiliyor...',
  code: 'Doğrulama kodu',
  submit: 'Kodu doğrula',
  checking: 'Kontrol ediliyor...',
  resend: 'Kodu yeniden gönder',
  changeAddress: 'Adresi değiştir',
  unfinished: 'Lütfen altı rakamın hepsini girin',
  invalid: 'Doğrulama kodu geçersiz veya süresi dolmuş',
  notSent: 'Kod gönderilemedi.',
  unreachable: 'Kod kontrol edilemedi. Lütfen yeniden deneyin.',
  expired: 'Kodun süresi doldu. Yeni bir kod isteyin.',
  spam: 'Gelmedi mi? İstenmeyen posta klasörünüze bakın.',
  wait: 'Süre dolunca kodu yeniden gönderebilirsiniz.',
};

export const emailVerificationMessages = { en, tr } satisfies Catalogue<typeof en>;
