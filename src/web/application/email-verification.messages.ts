const en = {
  modalTitle: 'Check your email',
  sentTo: (email: string) => `We sent six digits to ${email}.`,
  sending: 'Sending...',
  code: 'Verification code',
  submit: 'Verify code',
  checking: 'Checking...',
  resend: 'Resend code',
  changeAddress: 'Change address',
  unfinished: 'Please enter all six digits',
  invalid: 'Invalid or expired verification code',
  notSent: 'We could not send a code. Please try again.',
  unreachable: 'We could not check the code. Please try again.',
  expired: 'The time is up. Ask for a new code.',
  spam: 'Nothing there? Have a look at your spam folder.',
};

const tr: typeof en = {
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

export const emailVerificationMessages = { en, tr };
