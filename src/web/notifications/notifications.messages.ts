import type { NotificationFacts } from '#contract/notification.ts';
import type { NotificationKind } from '#contract/notification-choices.ts';

export type StayFacts = Extract<NotificationFacts, { hotelName: string }>;
type QuestionFacts = Extract<NotificationFacts, { visitor: string }>;
type Titles = Partial<Record<NotificationKind, (facts: StayFacts & QuestionFacts) => string>>;

const noFacts = {
  ...{ creator: '', host: '', hotelName: '', cityName: '', checkIn: '', checkOut: '' },
  ...{ visitor: '', tripTitle: '' },
};

const titlesBy = (titles: Titles) => (kind: NotificationKind, facts: NotificationFacts | null) =>
  titles[kind]?.({ ...noFacts, ...facts }) ?? '';

const en = {
  title: 'Notifications',
  lead: 'News about your stays and your account.',
  loading: 'Loading your notifications...',
  failed: 'We couldn’t load your notifications.',
  empty: 'No notifications yet. News about your stays and your account appears here.',
  fresh: 'New',
  times: (count: number) => `${count} times`,
  markAll: 'Mark all as read',
  marking: 'Marking...',
  notMarked: 'We couldn’t mark your notifications as read.',
  place: ({ hotelName, cityName }: StayFacts) => `${hotelName}, ${cityName}`,
  titles: {
    creator: titlesBy({
      'stay.invited': ({ host }) => `${host} invites you to stay`,
      'stay.offered': () => 'You have an offer for your stay',
      'stay.confirmed': ({ host }) => (host === '' ? 'Your stay is confirmed' : `Your stay with ${host} is confirmed`),
      'stay.declined': () => 'We could not arrange your stay',
      'stay.cancelled': ({ host }) => (host === '' ? 'Your stay is cancelled' : `Your stay with ${host} is cancelled`),
      'stay.expired': ({ host }) =>
        host === '' ? 'Your stay request has expired' : `The invitation from ${host} has expired`,
      'stay.note': () => 'There is a new note on your stay',
      'question.asked': ({ visitor, tripTitle }) => `${visitor} asks about ${tripTitle}`,
      'bank.needsChanges': () => 'Your bank details need a change',
      'account.activated': () => 'Your blog is public, and sponsors can find you',
      'account.reinstated': () => 'Your blog is public again',
    }),
    sponsor: titlesBy({
      'stay.confirmed': ({ creator }) => `${creator} is coming to stay`,
      'stay.declined': ({ creator }) => `${creator} declined your invitation`,
      'stay.cancelled': ({ creator }) => `The stay of ${creator} is cancelled`,
      'stay.expired': ({ creator }) => `Your invitation to ${creator} has expired`,
      'stay.otherDates': ({ creator }) => `${creator} asks for other dates`,
      'stay.note': ({ creator }) => `There is a new note on the stay of ${creator}`,
    }),
  },
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
  lead: 'Konaklamalarınız ve hesabınızla ilgili haberler.',
  loading: 'Bildirimleriniz yükleniyor...',
  failed: 'Bildirimlerinizi yükleyemedik.',
  empty: 'Henüz bildirim yok. Konaklamalarınız ve hesabınızla ilgili haberler burada görünür.',
  fresh: 'Yeni',
  times: (count) => `${count} kez`,
  markAll: 'Tümünü okundu say',
  marking: 'İşaretleniyor...',
  notMarked: 'Bildirimleriniz okundu olarak işaretlenemedi.',
  place: ({ hotelName, cityName }) => `${hotelName}, ${cityName}`,
  titles: {
    creator: titlesBy({
      'stay.invited': ({ host }) => `${host} sizi konaklamaya davet ediyor`,
      'stay.offered': () => 'Konaklamanız için bir öneri var',
      'stay.confirmed': ({ host }) => (host === '' ? 'Konaklamanız onaylandı' : `Konaklamanız onaylandı: ${host}`),
      'stay.declined': () => 'Konaklamanızı ayarlayamadık',
      'stay.cancelled': ({ host }) =>
        host === '' ? 'Konaklamanız iptal edildi' : `Konaklamanız iptal edildi: ${host}`,
      'stay.expired': ({ host }) =>
        host === '' ? 'Konaklama isteğinizin süresi doldu' : `Davetin süresi doldu: ${host}`,
      'stay.note': () => 'Konaklamanızda yeni bir not var',
      'question.asked': ({ visitor, tripTitle }) => `${visitor} bir soru sordu: ${tripTitle}`,
      'bank.needsChanges': () => 'Banka bilgilerinizde değişiklik gerekiyor',
      'account.activated': () => 'Blogunuz herkese açık ve sponsorlar sizi bulabilir',
      'account.reinstated': () => 'Blogunuz yeniden herkese açık',
    }),
    sponsor: titlesBy({
      'stay.confirmed': ({ creator }) => `${creator} konaklamaya geliyor`,
      'stay.declined': ({ creator }) => `${creator} davetinizi reddetti`,
      'stay.cancelled': ({ creator }) => `Konaklama iptal edildi: ${creator}`,
      'stay.expired': ({ creator }) => `Davetinizin süresi doldu: ${creator}`,
      'stay.otherDates': ({ creator }) => `${creator} başka tarih istiyor`,
      'stay.note': ({ creator }) => `Konaklamada yeni bir not var: ${creator}`,
    }),
  },
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
