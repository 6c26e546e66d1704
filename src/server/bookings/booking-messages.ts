import type { StayOutcome } from '#contract/booking-choices.ts';
import type { Language } from '#contract/language.ts';
import type { Role } from '#contract/roles.ts';
import type { LocalizedFacts, Occasion } from './booking.mails.ts';

export const maxReplyDays = 6;

type MailMessages = (facts: LocalizedFacts, role: Role) => { subject: string; before: string[] };

const outcomes: Record<Language, Record<StayOutcome, string>> = {
  en: {
    stayed: 'It took place as agreed.',
    leftEarly: 'The guest left early.',
    didNotArrive: 'The guest did not arrive.',
  },
  tr: {
    stayed: 'Kararlaştırıldığı gibi gerçekleşti.',
    leftEarly: 'Konuk erken ayrıldı.',
    didNotArrive: 'Konuk gelmedi.',
  },
};

const en: Record<Occasion, MailMessages> = {
  received: ({ name, creator, stay, reference }, role) =>
    role === 'creator'
      ? {
          subject: 'We received your stay request',
          before: [
            `Hello ${name}, we received your stay request: ${stay}.`,
            `Your reference is ${reference}. We reply within ${maxReplyDays} days and before check-in.`,
          ],
        }
      : {
          subject: `New stay request: ${creator}`,
          before: [`${creator} has requested a stay: ${stay}. The reference is ${reference}.`],
        },
  'in-review': ({ name, stay }) => ({
    subject: 'We are arranging your stay',
    before: [`Hello ${name}, a member of our team is arranging your stay: ${stay}.`],
  }),
  offered: ({ name, stay, offer, replyBy }) => ({
    subject: `You have an offer for a stay: ${offer?.hotelName}`,
    before: [
      `Hello ${name}, you requested a stay: ${stay}. We can offer you one at ${offer?.hotelName}, ${offer?.address}.`,
      `Reply by the end of ${replyBy}. These are the terms:`,
    ],
  }),
  confirmed: ({ name, creator, stay, reference }, role) => ({
    subject: role === 'creator' ? 'Your stay is confirmed' : `Confirmed: ${creator} is coming to stay`,
    before: [`Hello ${name}, this stay is confirmed: ${stay}.`, `The reference is ${reference}.`],
  }),
  declined: ({ name, creator, stay }, role) =>
    role === 'creator'
      ? {
          subject: 'We could not arrange your stay',
          before: [`Hello ${name}, we could not arrange this stay: ${stay}. The reason:`],
        }
      : {
          subject: `${creator} declined your invitation`,
          before: [`Hello ${name}, ${creator} declined your invitation: ${stay}. The reason:`],
        },
  cancelled: ({ name, creator, stay, quote }, role) => ({
    subject: role === 'creator' ? 'Your stay is cancelled' : `${creator}’s stay is cancelled`,
    before: [`Hello ${name}, this stay was cancelled: ${stay}.${quote === '' ? '' : ' The reason:'}`],
  }),
  expired: ({ name, creator, host, stay }, role) => {
    if (host === '')
      return {
        subject: 'Your stay request has expired',
        before: [`Hello ${name}, no one replied in time: ${stay}. You can request a stay again with other dates.`],
      };
    return {
      subject:
        role === 'creator' ? `The invitation from ${host} has expired` : `Your invitation to ${creator} has expired`,
      before: [`Hello ${name}, no one replied in time: ${stay}.`],
    };
  },
  note: ({ name, stay, reference }) => ({
    subject: `New note on your stay ${reference}`,
    before: [`Hello ${name}, there is a new note on this stay: ${stay}.`],
  }),
  invited: ({ name, host, stay }) => ({
    subject: `${host} invites you to stay`,
    before: [
      `Hello ${name}, ${host} invites you to stay: ${stay}.`,
      `Accept, decline or ask for other dates within ${maxReplyDays} days and before check-in.`,
    ],
  }),
  'other-dates': ({ name, creator, place, other }) => ({
    subject: `${creator} asks for other dates`,
    before: [`Hello ${name}, ${creator} would like to come to ${place} on other days: ${other}.`],
  }),
  completed: ({ name, creator, stay }, role) => ({
    subject: role === 'creator' ? 'Your stay is over' : `${creator}’s stay is over`,
    before: [`Hello ${name}, this stay is over: ${stay}. We hope it went well.`],
  }),
  outcome: ({ name, stay, outcome }) => ({
    subject: 'The outcome of your stay',
    before: [
      `Hello ${name}, our team recorded the outcome of this stay: ${stay}.`,
      outcome ? `${outcomes.en[outcome]} If this is not right, add a note to the stay.` : '',
    ],
  }),
};

const tr: Record<Occasion, MailMessages> = {
  received: ({ name, creator, stay, reference }, role) =>
    role === 'creator'
      ? {
          subject: 'Konaklama isteğinizi aldık',
          before: [
            `Merhaba ${name}, konaklama isteğinizi aldık: ${stay}.`,
            `Referansınız: ${reference}. ${maxReplyDays} gün içinde ve girişten önce yanıtlarız.`,
          ],
        }
      : {
          subject: `Yeni konaklama isteği: ${creator}`,
          before: [`${creator} konaklama istedi: ${stay}. Referans: ${reference}.`],
        },
  'in-review': ({ name, stay }) => ({
    subject: 'Konaklamanızı ayarlıyoruz',
    before: [`Merhaba ${name}, ekibimizden biri konaklamanızı ayarlıyor: ${stay}.`],
  }),
  offered: ({ name, stay, offer, replyBy }) => ({
    subject: `Konaklama öneriniz var: ${offer?.hotelName}`,
    before: [
      `Merhaba ${name}, konaklama istemiştiniz: ${stay}. Önerimiz: ${offer?.hotelName}, ${offer?.address}.`,
      `Son yanıt günü: ${replyBy}, gün sonuna kadar. Koşullar:`,
    ],
  }),
  confirmed: ({ name, creator, stay, reference }, role) => ({
    subject: role === 'creator' ? 'Konaklamanız onaylandı' : `Onaylandı: ${creator} konaklamaya geliyor`,
    before: [`Merhaba ${name}, bu konaklama onaylandı: ${stay}.`, `Referans: ${reference}.`],
  }),
  declined: ({ name, creator, stay }, role) =>
    role === 'creator'
      ? {
          subject: 'Konaklamanızı ayarlayamadık',
          before: [`Merhaba ${name}, bu konaklamayı ayarlayamadık: ${stay}. Nedeni:`],
        }
      : {
          subject: `${creator} davetinizi reddetti`,
          before: [`Merhaba ${name}, ${creator} davetinizi reddetti: ${stay}. Nedeni:`],
        },
  cancelled: ({ name, creator, stay, quote }, role) => ({
    subject: role === 'creator' ? 'Konaklamanız iptal edildi' : `Konaklama iptal edildi: ${creator}`,
    before: [`Merhaba ${name}, bu konaklama iptal edildi: ${stay}.${quote === '' ? '' : ' Nedeni:'}`],
  }),
  expired: ({ name, creator, host, stay }, role) => {
    if (host === '')
      return {
        subject: 'Konaklama isteğinizin süresi doldu',
        before: [`Merhaba ${name}, zamanında yanıt gelmedi: ${stay}. Başka tarihlerle yeniden isteyebilirsiniz.`],
      };
    return {
      subject: role === 'creator' ? `Davetin süresi doldu: ${host}` : `Davetinizin süresi doldu: ${creator}`,
      before: [`Merhaba ${name}, zamanında yanıt gelmedi: ${stay}.`],
    };
  },
  note: ({ name, stay, reference }) => ({
    subject: `Konaklamanızda yeni not: ${reference}`,
    before: [`Merhaba ${name}, bu konaklamada yeni bir not var: ${stay}.`],
  }),
  invited: ({ name, host, stay }) => ({
    subject: `${host} sizi konaklamaya davet ediyor`,
    before: [
      `Merhaba ${name}, ${host} sizi konaklamaya davet ediyor: ${stay}.`,
      `${maxReplyDays} gün içinde ve girişten önce kabul edin, reddedin ya da başka tarih isteyin.`,
    ],
  }),
  'other-dates': ({ name, creator, place, other }) => ({
    subject: `${creator} başka tarih istiyor`,
    before: [`Merhaba ${name}, ${creator} başka günlerde gelmek istiyor: ${place}, ${other}.`],
  }),
  completed: ({ name, creator, stay }, role) => ({
    subject: role === 'creator' ? 'Konaklamanız bitti' : `Konaklama bitti: ${creator}`,
    before: [`Merhaba ${name}, bu konaklama bitti: ${stay}. Umarız güzel geçmiştir.`],
  }),
  outcome: ({ name, stay, outcome }) => ({
    subject: 'Konaklamanızın sonucu',
    before: [
      `Merhaba ${name}, ekibimiz bu konaklamanın sonucunu kaydetti: ${stay}.`,
      outcome ? `${outcomes.tr[outcome]} Doğru değilse konaklamaya bir not ekleyin.` : '',
    ],
  }),
};

export const bookingMessages: Record<Language, Record<Occasion, MailMessages>> = { en, tr };

type Notices = Record<Language, (hours: number) => string>;

const hoursEn = (hours: number): string =>
  hours === 0 ? 'less than an hour' : `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
const hoursTr = (hours: number): string => (hours === 0 ? 'bir saatten az süre' : `${hours} saat`);

/** For the role that replies. */
export const replyNotices: Notices = {
  en: (hours) => `You have ${hoursEn(hours)} left to reply.`,
  tr: (hours) => `Yanıt için ${hoursTr(hours)} kaldı.`,
};

export const waitNotices: Notices = {
  en: (hours) => `Only ${hoursEn(hours)} left to reply. We may not be able to answer in time.`,
  tr: (hours) => `Yanıt için ${hoursTr(hours)} kaldı. Zamanında yanıt veremeyebiliriz.`,
};
