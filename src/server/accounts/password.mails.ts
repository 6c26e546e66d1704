import type { Language } from '#contract/language.ts';
import { durationLabels } from '../mail/duration-labels.ts';
import { letter } from '../mail/letter.ts';
import type { Mail } from '../mail/mail-page.ts';
import { passwordLinkMs } from './password-links.ts';

const invitationHours = durationLabels(passwordLinkMs.invitation, 'hour');
const resetHours = durationLabels(passwordLinkMs.reset, 'hour');

const invitation = {
  en: {
    subject: 'Choose your Vaya password',
    heading: 'Choose your password',
    before: [
      `Your account on Vaya is waiting for a password. The link is good for ${invitationHours.en} and works once.`,
    ],
    label: 'Choose a password',
  },
  tr: {
    subject: 'Vaya şifrenizi belirleyin',
    heading: 'Şifrenizi belirleyin',
    before: [`Vaya hesabınız bir şifre bekliyor. Bağlantı ${invitationHours.tr} geçerlidir ve bir kez kullanılır.`],
    label: 'Şifre belirle',
  },
};

export function passwordInvitationMail(url: string, language: Language): Mail {
  const { label, ...words } = invitation[language];
  return { template: 'password-invitation', ...letter({ language, ...words, action: { label, url } }) };
}

const reset = {
  en: {
    subject: 'Set a new Vaya password',
    heading: 'Set a new password',
    before: [
      `Someone, most likely you, asked for a new password. The link is good for ${resetHours.en} and works once.`,
    ],
    label: 'Set a new password',
    after: ['It was not you? Then nothing needs to be done: your password stays as it is.'],
  },
  tr: {
    subject: 'Yeni Vaya şifrenizi belirleyin',
    heading: 'Yeni bir şifre belirleyin',
    before: [
      `Biri, büyük olasılıkla siz, yeni bir şifre istedi. Bağlantı ${resetHours.tr} geçerlidir ve bir kez kullanılır.`,
    ],
    label: 'Yeni şifre belirle',
    after: ['Siz değil miydiniz? Öyleyse bir şey yapmanız gerekmez: Şifreniz olduğu gibi kalır.'],
  },
};

export function passwordResetMail(url: string, language: Language): Mail {
  const { label, ...words } = reset[language];
  return { template: 'password-reset', ...letter({ language, ...words, action: { label, url } }) };
}

const changed = {
  en: {
    subject: 'Your Vaya password was changed',
    heading: 'Your password was changed',
    before: {
      all: ['The password of your account was changed just now, and every device was logged out.'],
      others: ['The password of your account was changed just now, and every other device was logged out.'],
    },
    hadCalendar: 'The address of your calendar was taken back as well: make a new one where your trips are.',
    label: 'It was not me',
  },
  tr: {
    subject: 'Vaya şifreniz değişti',
    heading: 'Şifreniz değişti',
    before: {
      all: ['Hesabınızın şifresi az önce değiştirildi ve bütün cihazlardan çıkış yapıldı.'],
      others: ['Hesabınızın şifresi az önce değiştirildi ve diğer bütün cihazlardan çıkış yapıldı.'],
    },
    hadCalendar: 'Takviminizin adresi de geri alındı: Gezilerinizin olduğu sayfada yenisini oluşturabilirsiniz.',
    label: 'Bunu ben yapmadım',
  },
};

export interface Changed {
  language: Language;
  signedOut: 'all' | 'others';
  hadCalendar: boolean;
}

export function passwordChangedMail(url: string, { language, signedOut, hadCalendar }: Changed): Mail {
  const { label, before, hadCalendar: takenBack, ...words } = changed[language];
  const said = { ...words, before: [...before[signedOut], ...(hadCalendar ? [takenBack] : [])] };
  return { template: 'password-changed', ...letter({ language, ...said, action: { label, url } }) };
}
