import type { WordsByName } from './language.ts';

/** Mail templates and their names in the back office. */
export const mails = {
  // Email verification
  code: { en: 'Verification code', tr: 'Doğrulama kodu' },

  // Application
  'draft-link': { en: 'Link to continue an application', tr: 'Başvuruya devam bağlantısı' },
  'application-received': { en: 'Application received', tr: 'Başvuru alındı' },
  'new-application': { en: 'New application (to the team)', tr: 'Yeni başvuru (ekibe)' },
  approved: { en: 'Application approved', tr: 'Başvuru onaylandı' },
  rejected: { en: 'Application rejected', tr: 'Başvuru reddedildi' },
  reopened: { en: 'Application reopened', tr: 'Başvuru yeniden açıldı' },
  withdrawn: { en: 'Application withdrawn', tr: 'Başvuru geri çekildi' },

  // Bank details
  'bank-link': { en: 'Link for bank details', tr: 'Banka bilgileri bağlantısı' },
  'bank-needs-changes': { en: 'Bank details need changes', tr: 'Banka bilgilerinde değişiklik gerekli' },
  'bank-details-received': { en: 'Bank details received', tr: 'Banka bilgileri alındı' },
  'bank-details-to-verify': { en: 'Bank details to verify (to the team)', tr: 'Doğrulanacak banka bilgileri (ekibe)' },

  // Account
  activated: { en: 'Blog is live', tr: 'Blog yayında' },
  'account-suspended': { en: 'Account was suspended', tr: 'Hesap askıya alındı' },
  'account-reinstated': { en: 'Account was reinstated', tr: 'Hesap yeniden etkinleştirildi' },
  'account-closed': { en: 'Account was closed', tr: 'Hesap kapatıldı' },

  // Own account
  'email-changed': { en: 'Email address changed', tr: 'E-posta adresi değişti' },
  'data-downloaded': { en: 'Own data downloaded', tr: 'Kendi verileri indirildi' },

  // Calendar
  'calendar-address-made': { en: 'Calendar address created', tr: 'Takvim adresi oluşturuldu' },

  // Password
  'password-invitation': { en: 'Invitation to set a password', tr: 'Şifre belirleme daveti' },
  'password-reset': { en: 'Link to reset a password', tr: 'Şifre sıfırlama bağlantısı' },
  'password-changed': { en: 'Password changed', tr: 'Şifre değiştirildi' },

  // Second factor
  'second-factor-set': { en: 'Second factor set up', tr: 'İkinci adım kuruldu' },
  'recovery-code-used': { en: 'Recovery code used', tr: 'Kurtarma kodu kullanıldı' },

  // Hotel booking
  'booking-received': { en: 'Stay request received', tr: 'Konaklama isteği alındı' },
  'booking-offered': { en: 'Stay offered', tr: 'Konaklama önerildi' },
  'booking-confirmed': { en: 'Stay confirmed', tr: 'Konaklama onaylandı' },
  'booking-declined': { en: 'Stay request declined', tr: 'Konaklama isteği reddedildi' },
  'booking-cancelled': { en: 'Stay cancelled', tr: 'Konaklama iptal edildi' },
  'booking-expired': { en: 'Stay request expired', tr: 'Konaklama isteğinin süresi doldu' },
  'booking-note': { en: 'New note on a stay', tr: 'Konaklamaya yeni not' },
  'booking-invited': { en: 'Invitation to a stay', tr: 'Konaklama daveti' },
  'booking-other-dates': { en: 'Other dates requested', tr: 'Başka tarihler istendi' },
  'booking-completed': { en: 'Stay completed', tr: 'Konaklama tamamlandı' },
  'booking-outcome': { en: 'Outcome of a stay recorded', tr: 'Konaklamanın sonucu kaydedildi' },
  'booking-in-review': { en: 'Stay request in review', tr: 'Konaklama isteği inceleniyor' },

  // Question
  'question-confirmation': { en: 'Confirmation of a question', tr: 'Soru onayı' },
  'question-asked': { en: 'Question about a trip', tr: 'Bir gezi hakkında soru' },
  'question-answered': { en: 'Answer to a question', tr: 'Bir sorunun yanıtı' },

  // Saved search
  'search-matches': { en: 'New matches of a saved search', tr: 'Kayıtlı aramanın yeni sonuçları' },

  // Follower
  'follow-confirmation': { en: 'Confirmation of a follower', tr: 'Takip onayı' },
  'trip-news': { en: 'New trips of a creator', tr: 'Bir içerik üreticisinin yeni gezileri' },
} as const satisfies WordsByName;

export type MailTemplate = keyof typeof mails;
