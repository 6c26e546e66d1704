import type { Language } from '#contract/language.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { letter } from '../mail/letter.ts';
import type { Account } from './accounts.ts';

const set = {
  en: {
    subject: 'A new second factor for your Vaya account',
    heading: 'A second factor was set up',
    before: [
      'From now on your account asks for a code of your authenticator app after the password. A second factor that was set up before no longer works.',
      'It was not you? Then someone knows your password. Set a new one, and ask the administrator of the server to replace your second factor.',
    ],
    label: 'Set a new password',
  },
  tr: {
    subject: 'Vaya hesabınız için yeni ikinci adım',
    heading: 'İkinci adım kuruldu',
    before: [
      'Hesabınız bundan sonra şifreden sonra doğrulama uygulamanızın kodunu soracak. Daha önce kurulmuş bir ikinci adım varsa artık geçerli değil.',
      'Siz değil miydiniz? Öyleyse biri şifrenizi biliyor. Yeni bir şifre belirleyin ve ikinci adımınızı sunucuyu yöneten kişiye yenilettirin.',
    ],
    label: 'Yeni şifre belirle',
  },
};

export function mailSecondFactorSet(unit: Unit, { email }: Account, language: Language): void {
  const { label, ...words } = set[language];
  const action = { label, url: `${unit.publicUrl}/forgot-password` };
  unit.queueMail({ to: email, language, template: 'second-factor-set', ...letter({ language, ...words, action }) });
}

const used = {
  en: (left: number) => ({
    subject: 'A recovery code of your Vaya account was used',
    heading: 'A recovery code was used',
    before: [
      `Someone, most likely you, signed in with the password and a recovery code. That code is used up; ${left} of them are left.`,
      'It was not you? Then set a new password, and ask the administrator of the server to replace your second factor.',
    ],
    label: 'Set a new password',
  }),
  tr: (left: number) => ({
    subject: 'Vaya hesabınızın bir kurtarma kodu kullanıldı',
    heading: 'Kurtarma kodu kullanıldı',
    before: [
      `Biri, büyük olasılıkla siz, şifre ve bir kurtarma koduyla giriş yaptı. O kod artık geçersiz; geriye ${left} kod kaldı.`,
      'Siz değil miydiniz? Öyleyse yeni bir şifre belirleyin ve ikinci adımınızı sunucuyu yöneten kişiye yenilettirin.',
    ],
    label: 'Yeni şifre belirle',
  }),
};

export function mailRecoveryCodeUsed(
  unit: Unit,
  { email }: Account,
  { left, language }: { left: number; language: Language },
): void {
  const { label, ...words } = used[language](left);
  const action = { label, url: `${unit.publicUrl}/forgot-password` };
  unit.queueMail({ to: email, language, template: 'recovery-code-used', ...letter({ language, ...words, action }) });
}
