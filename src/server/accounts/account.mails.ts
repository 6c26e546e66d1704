import type { Language } from '#contract/language.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { hourMs } from '../lib/time.ts';
import { durationLabels, type Mail, mailWithLink } from '../mail/letter.ts';
import type { Account } from './accounts.ts';

export const passwordLinkMs = { invitation: 72 * hourMs, reset: hourMs };

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

export const passwordInvitationMail = (url: string, language: Language): Mail =>
  mailWithLink('password-invitation', { language, ...invitation[language], url });

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

export const passwordResetMail = (url: string, language: Language): Mail =>
  mailWithLink('password-reset', { language, ...reset[language], url });

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
  const { before, hadCalendar: takenBack, ...words } = changed[language];
  const said = [...before[signedOut], ...(hadCalendar ? [takenBack] : [])];
  return mailWithLink('password-changed', { language, ...words, before: said, url });
}

const secondFactorSet = {
  en: {
    subject: 'A new second factor for your Vaya account',
    heading: 'A second factor was set up',
    before: [
      'From now on, you sign in with your password and a code from your authenticator app. Any earlier second factor no longer works.',
      'If this wasn’t you, someone knows your password. Set a new one, and ask your administrator to replace your second factor.',
    ],
    label: 'Set a new password',
  },
  tr: {
    subject: 'Vaya hesabınız için yeni ikinci adım',
    heading: 'İkinci adım kuruldu',
    before: [
      'Bundan sonra şifrenizle ve kimlik doğrulama uygulamanızdaki kodla giriş yapacaksınız. Daha önce kurduğunuz ikinci adım artık geçerli değil.',
      'Bu siz değilseniz biri şifrenizi biliyor demektir. Yeni bir şifre belirleyin ve yöneticinizden ikinci adımınızı yenilemesini isteyin.',
    ],
    label: 'Yeni şifre belirle',
  },
};

export function mailSecondFactorSet(unit: Unit, { email, language }: Account): void {
  const url = `${unit.publicUrl}/forgot-password`;
  const mail = mailWithLink('second-factor-set', { language, ...secondFactorSet[language], url });
  unit.queueMail({ to: email, language, ...mail });
}

const recoveryCodeUsed = {
  en: (left: number) => ({
    subject: 'A recovery code of your Vaya account was used',
    heading: 'A recovery code was used',
    before: [
      `You signed in with your password and a recovery code. That code no longer works; you have ${left} left.`,
      'If this wasn’t you, set a new password, and ask your administrator to replace your second factor.',
    ],
    label: 'Set a new password',
  }),
  tr: (left: number) => ({
    subject: 'Vaya hesabınızın bir kurtarma kodu kullanıldı',
    heading: 'Kurtarma kodu kullanıldı',
    before: [
      `Şifreniz ve bir kurtarma koduyla giriş yaptınız. Bu kod artık geçersiz; geriye ${left} kod kaldı.`,
      'Bu siz değilseniz yeni bir şifre belirleyin ve yöneticinizden ikinci adımınızı yenilemesini isteyin.',
    ],
    label: 'Yeni şifre belirle',
  }),
};

export function mailRecoveryCodeUsed(unit: Unit, { email, language }: Account, left: number): void {
  const url = `${unit.publicUrl}/forgot-password`;
  const mail = mailWithLink('recovery-code-used', { language, ...recoveryCodeUsed[language](left), url });
  unit.queueMail({ to: email, language, ...mail });
}
