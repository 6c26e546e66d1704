import type { WordsByName } from './language.ts';

export const accountMails = {
  activated: { en: 'Blog is live', tr: 'Blog yayında' },
  'account-suspended': { en: 'Account was suspended', tr: 'Hesap askıya alındı' },
  'account-reinstated': { en: 'Account was reinstated', tr: 'Hesap yeniden etkinleştirildi' },
  'account-closed': { en: 'Account was closed', tr: 'Hesap kapatıldı' },
} as const satisfies WordsByName;

export const accountAuditActions = {
  'account.activate': { en: 'Creator activated', tr: 'İçerik üreticisi etkinleştirildi' },
  'account.suspend': { en: 'Creator suspended', tr: 'İçerik üreticisi askıya alındı' },
  'account.reinstate': { en: 'Creator reinstated', tr: 'İçerik üreticisi yeniden etkinleştirildi' },
  'account.close': { en: 'Creator account closed', tr: 'İçerik üreticisinin hesabı kapatıldı' },
  'account.reopen': { en: 'Creator account reopened', tr: 'İçerik üreticisinin hesabı yeniden açıldı' },
  'account.erase': { en: 'Creator permanently deleted', tr: 'İçerik üreticisi kalıcı olarak silindi' },
  'staff.add': { en: 'Staff added by command', tr: 'Komutla ekip üyesi eklendi' },
  'staff.suspend': { en: 'Staff suspended by command', tr: 'Ekip üyesi komutla askıya alındı' },
  'staff.reinstate': { en: 'Staff reinstated by command', tr: 'Ekip üyesi komutla yeniden etkinleştirildi' },
  'sponsor.add': { en: 'Sponsor added by command', tr: 'Komutla sponsor eklendi' },
} as const satisfies WordsByName;
