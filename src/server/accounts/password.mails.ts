import type { Language } from '#contract/language.ts';
import { durationLabels, letter } from '../mail/letter.ts';
import type { Mail } from '../mail/mail-page.ts';
import { passwordLinkMs } from './password-links.ts';

const invitationHours = durationLabels(passwordLinkMs.invitation, 'hour');
const resetHours = durationLabels(passwordLinkMs.reset, 'hour');

const invitation = {
  en: {
    subject: 'Choose your Vaya password',
    heading: 'Choose your password',
    before: [
      `Your Vaya account is ready. Choose a password to sign in. The link is valid for ${invitationHours.en} and works once.`,
    ],
    label: 'Choose a password',
  },
  tr: {
    subject: 'Vaya şifrenizi belirleyin',
    heading: 'Şifrenizi belirleyin',
    before: [
      `Vaya hesabınız hazır. Giriş yapmak için bir şifre belirleyin. Bağlantı ${invitationHours.tr} geçerlidir ve bir kez kullanılabilir.`,
    ],
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
    before: [`You asked for a new password. The link is valid for ${resetHours.en} and works once.`],
    label: 'Set a new password',
    after: ['If this wasn’t you, you can ignore this email. Your password does not change.'],
  },
  tr: {
    subject: 'Yeni Vaya şifrenizi belirleyin',
    heading: 'Yeni bir şifre belirleyin',
    before: [`Yeni bir şifre istediniz. Bağlantı ${resetHours.tr} geçerlidir ve bir kez kullanılabilir.`],
    label: 'Yeni şifre belirle',
    after: ['Bu siz değilseniz bu e-postayı dikkate almayın. Şifreniz değişmez.'],
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
      all: [
        'Your account’s password was just changed, and all devices were signed out. If this wasn’t you, set a new password now.',
      ],
      others: [
        'Your account’s password was just changed, and all other devices were signed out. If this wasn’t you, set a new password now.',
      ],
    },
    hadCalendar: 'The secret address of your calendar no longer works. You can create a new one on your trips page.',
    label: 'Set a new password',
  },
  tr: {
    subject: 'Vaya şifreniz değiştirildi',
    heading: 'Şifreniz değiştirildi',
    before: {
      all: [
        'Hesabınızın şifresi az önce değiştirildi ve tüm cihazlarda oturum kapatıldı. Bu siz değilseniz hemen yeni bir şifre belirleyin.',
      ],
      others: [
        'Hesabınızın şifresi az önce değiştirildi ve diğer tüm cihazlarda oturum kapatıldı. Bu siz değilseniz hemen yeni bir şifre belirleyin.',
      ],
    },
    hadCalendar: 'Takviminizin gizli adresi artık geçersiz. Geziler sayfanızda yenisini oluşturabilirsiniz.',
    label: 'Yeni şifre belirle',
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
