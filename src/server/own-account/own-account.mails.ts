import type { Language } from '#contract/language.ts';
import { letter } from '../mail/letter.ts';
import type { Mail } from '../mail/mail-page.ts';

const downloaded = {
  en: {
    subject: 'Your Vaya data was downloaded',
    heading: 'Your data was downloaded',
    before: [
      'Someone who knows your password, most likely you, has just downloaded everything that Vaya stores about you, including your bank details.',
      'It was not you? Then set a new password, which signs out every device.',
    ],
    label: 'Set a new password',
  },
  tr: {
    subject: 'Vaya verileriniz indirildi',
    heading: 'Verileriniz indirildi',
    before: [
      'Şifrenizi bilen biri, büyük olasılıkla siz, az önce banka bilgileriniz dahil Vaya’nın sizinle ilgili tuttuğu her şeyi indirdi.',
      'Siz değil miydiniz? Öyleyse yeni bir şifre belirleyin; bu, bütün cihazlardan çıkış yapar.',
    ],
    label: 'Yeni şifre belirle',
  },
};

export function dataDownloadedMail(publicUrl: string, language: Language): Mail {
  const { label, ...words } = downloaded[language];
  const action = { label, url: `${publicUrl}/forgot-password` };
  return { template: 'data-downloaded', ...letter({ language, ...words, action }) };
}
