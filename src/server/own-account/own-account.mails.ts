import type { Language } from '#contract/language.ts';
import { type Mail, mailWithLink } from '../mail/letter.ts';

const downloaded = {
  en: {
    subject: 'Your Vaya data was downloaded',
    heading: 'Your data was downloaded',
    before: [
      'You downloaded everything that Vaya stores about you, including your bank details.',
      'If this wasn’t you, set a new password now. This signs out all devices.',
    ],
    label: 'Set a new password',
  },
  tr: {
    subject: 'Vaya verileriniz indirildi',
    heading: 'Verileriniz indirildi',
    before: [
      'Banka bilgileriniz dahil, Vaya’da sizinle ilgili saklanan her şeyi indirdiniz.',
      'Bu siz değilseniz hemen yeni bir şifre belirleyin. Böylece tüm cihazlarda oturum kapatılır.',
    ],
    label: 'Yeni şifre belirle',
  },
};

export const dataDownloadedMail = (publicUrl: string, language: Language): Mail =>
  mailWithLink('data-downloaded', { language, ...downloaded[language], url: `${publicUrl}/forgot-password` });

const emailChanged = {
  en: {
    subject: 'The email address of your Vaya account has changed',
    heading: 'Your email address has changed',
    before: [
      'From now on, your Vaya account uses another email address. This one no longer signs in.',
      'If this wasn’t you, answer this email at once.',
    ],
    label: 'To Vaya',
  },
  tr: {
    subject: 'Vaya hesabınızın e-posta adresi değişti',
    heading: 'E-posta adresiniz değişti',
    before: [
      'Vaya hesabınız artık başka bir e-posta adresi kullanıyor. Bu adresle artık giriş yapılamaz.',
      'Bu siz değilseniz hemen bu e-postayı yanıtlayın.',
    ],
    label: 'Vaya’ya git',
  },
};

/** For the old address. */
export const emailChangedMail = (publicUrl: string, language: Language): Mail =>
  mailWithLink('email-changed', { language, ...emailChanged[language], url: publicUrl });
