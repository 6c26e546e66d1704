import type { WordsByName } from './language.ts';

export const secondFactorMails = {
  'second-factor-set': { en: 'Second factor set up', tr: 'İkinci adım kuruldu' },
  'recovery-code-used': { en: 'Recovery code used', tr: 'Kurtarma kodu kullanıldı' },
} as const satisfies WordsByName;

export const secondFactorAuditActions = {
  'staff.setUpSecondFactor': { en: 'Second factor set up', tr: 'İkinci adım kuruldu' },
  'staff.resetSecondFactor': { en: 'Second factor replaced by command', tr: 'İkinci adım komutla yenilendi' },
  'staff.useRecoveryCode': { en: 'Recovery code used', tr: 'Kurtarma kodu kullanıldı' },
  'staff.wrongCode': { en: 'Wrong code after the right password', tr: 'Doğru şifreden sonra yanlış kod' },
} as const satisfies WordsByName;
