import type { Unit } from '../db/unit-of-work.ts';
import { letter } from '../mail/letter.ts';
import type { Account } from './accounts.ts';

const set = {
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
  const { label, ...words } = set[language];
  const action = { label, url: `${unit.publicUrl}/forgot-password` };
  unit.queueMail({ to: email, language, template: 'second-factor-set', ...letter({ language, ...words, action }) });
}

const used = {
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
  const { label, ...words } = used[language](left);
  const action = { label, url: `${unit.publicUrl}/forgot-password` };
  unit.queueMail({ to: email, language, template: 'recovery-code-used', ...letter({ language, ...words, action }) });
}
