import type { WordsByName } from './language.ts';

/** Creators are not shown them in the download of their data. */
export const staffNoteActions = {
  'note.add': { en: 'Note added', tr: 'Not eklendi' },
  'note.remove': { en: 'Note removed', tr: 'Not kaldırıldı' },
} as const satisfies WordsByName;

/** Audit actions and their names in the back office. */
export const auditActions = {
  // Sponsor
  'sponsor.invite': { en: 'Sponsor invited', tr: 'Sponsor davet edildi' },
  'sponsor.suspend': { en: 'Sponsor suspended', tr: 'Sponsor askıya alındı' },
  'sponsor.reinstate': { en: 'Sponsor reinstated', tr: 'Sponsor yeniden etkinleştirildi' },

  // Application
  'application.approve': { en: 'Application approved', tr: 'Başvuru onaylandı' },
  'application.reject': { en: 'Application rejected', tr: 'Başvuru reddedildi' },
  'application.reopen': { en: 'Application reopened', tr: 'Başvuru yeniden açıldı' },
  'application.undo': { en: 'Decision undone', tr: 'Karar geri alındı' },
  'application.withdraw': { en: 'Application withdrawn', tr: 'Başvuru geri çekildi' },

  // Bank details
  'bank.verify': { en: 'Bank details verified', tr: 'Banka bilgileri doğrulandı' },
  'bank.return': { en: 'Bank details sent back', tr: 'Banka bilgileri geri gönderildi' },
  'bank.reissue': { en: 'New bank link sent', tr: 'Yeni banka bağlantısı gönderildi' },
  'bank.reveal': { en: 'IBAN shown', tr: 'IBAN gösterildi' },
  'keys.rotate': { en: 'Encryption key rotated', tr: 'Şifreleme anahtarı yenilendi' },

  ...staffNoteActions,

  // Account
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

  // Own account
  'account.changeEmail': {
    en: 'Creator changed their email address',
    tr: 'İçerik üreticisi e-posta adresini değiştirdi',
  },
  'account.download': { en: 'Creator downloaded their own data', tr: 'İçerik üreticisi kendi verilerini indirdi' },

  // Blog
  'profile.change': { en: 'Creator changed their profile', tr: 'İçerik üreticisi profilini değiştirdi' },

  // Mail
  'mail.requeue': { en: 'Email sent again', tr: 'E-posta yeniden gönderildi' },
  'mail.read': { en: 'Email read', tr: 'E-posta okundu' },

  // Session
  'staff.signIn': { en: 'Staff signed in', tr: 'Ekip üyesi giriş yaptı' },
  'staff.block': {
    en: 'Too many wrong staff passwords or codes',
    tr: 'Bir ekip şifresine veya koduna yönelik denemeler durduruldu',
  },

  // Second factor
  'staff.setUpSecondFactor': { en: 'Second factor set up', tr: 'İkinci adım kuruldu' },
  'staff.resetSecondFactor': { en: 'Second factor replaced by command', tr: 'İkinci adım komutla yenilendi' },
  'staff.useRecoveryCode': { en: 'Recovery code used', tr: 'Kurtarma kodu kullanıldı' },
  'staff.wrongCode': { en: 'Wrong code after the right password', tr: 'Doğru şifreden sonra yanlış kod' },

  // Password
  'staff.setPassword': { en: 'Staff password set', tr: 'Ekip şifresi belirlendi' },

  // Backup
  'backup.make': { en: 'Backup made', tr: 'Yedek alındı' },
  'backup.fail': { en: 'Backup failed', tr: 'Yedek alınamadı' },
  'backup.restore': { en: 'Backup restored', tr: 'Yedek geri yüklendi' },

  // Hotel booking
  'booking.review': { en: 'Stay in review', tr: 'Konaklama incelemeye alındı' },
  'booking.offer': { en: 'Stay offered', tr: 'Konaklama önerildi' },
  'booking.decline': { en: 'Stay declined', tr: 'Konaklama reddedildi' },
  'booking.recordOutcome': { en: 'Outcome of a stay recorded', tr: 'Konaklamanın sonucu kaydedildi' },

  // Question
  'question.dismiss': { en: 'Reported question dismissed', tr: 'Şikâyet edilen soru kapatıldı' },
  'question.block': { en: 'Sender of a question blocked', tr: 'Soru gönderen engellendi' },
} as const satisfies WordsByName;

export type AuditAction = keyof typeof auditActions;

/** The audit trail is filtered by the kind of actor. Free of schemas. */
export const auditActorKinds = ['staff', 'creator', 'system', 'commandLine'] as const;
export type AuditActorKind = (typeof auditActorKinds)[number];
