import type { NotificationKind } from '#contract/notification-choices.ts';

const en = {
  title: 'Notifications',
  lead: 'The newest 100 of the last 90 days.',
  loading: 'Loading your notifications...',
  failed: 'We couldn’t load your notifications.',
  empty: 'No notifications yet. News about your stays and your account appears here.',
  fresh: 'New',
  kinds: {
    'stay.invited': 'Invitation',
    'stay.offered': 'Stay offered',
    'stay.confirmed': 'Stay confirmed',
    'stay.declined': 'Stay declined',
    'stay.cancelled': 'Stay cancelled',
    'stay.expired': 'Stay expired',
    'stay.otherDates': 'Other dates requested',
    'stay.note': 'New note on a stay',
    'question.asked': 'Question about a trip',
    'bank.needsChanges': 'Bank details need changes',
    'account.activated': 'Blog is live',
    'account.reinstated': 'Account reinstated',
  } satisfies Record<NotificationKind, string>,
  choices: 'Emails',
  choicesLead: 'Choose the emails you want. We always send emails about your account and its security.',
  choicesLoading: 'Loading your choices...',
  choicesFailed: 'We couldn’t load your choices.',
  saving: 'Saving...',
  saved: 'Saved',
  notSaved: 'We couldn’t save your choice.',
};

const tr: typeof en = {
  title: 'Bildirimler',
  lead: 'Son 90 günün en yeni 100 bildirimi.',
  loading: 'Bildirimleriniz yükleniyor...',
  failed: 'Bildirimlerinizi yükleyemedik.',
  empty: 'Henüz bildirim yok. Konaklamalarınız ve hesabınızla ilgili haberler burada görünür.',
  fresh: 'Yeni',
  kinds: {
    'stay.invited': 'Davet',
    'stay.offered': 'Konaklama önerildi',
    'stay.confirmed': 'Konaklama onaylandı',
    'stay.declined': 'Konaklama reddedildi',
    'stay.cancelled': 'Konaklama iptal edildi',
    'stay.expired': 'Konaklamanın süresi doldu',
    'stay.otherDates': 'Başka tarihler istendi',
    'stay.note': 'Konaklamaya yeni not',
    'question.asked': 'Bir gezi hakkında soru',
    'bank.needsChanges': 'Banka bilgilerinde değişiklik gerekli',
    'account.activated': 'Blog yayında',
    'account.reinstated': 'Hesap yeniden etkinleştirildi',
  },
  choices: 'E-postalar',
  choicesLead:
    'Almak istediğiniz e-postaları seçin. Hesabınız ve güvenliğiyle ilgili e-postaları her zaman göndeririz.',
  choicesLoading: 'Seçimleriniz yükleniyor...',
  choicesFailed: 'Seçimlerinizi yükleyemedik.',
  saving: 'Kaydediliyor...',
  saved: 'Kaydedildi',
  notSaved: 'Seçiminizi kaydedemedik.',
};

export const notificationsMessages = { en, tr };
