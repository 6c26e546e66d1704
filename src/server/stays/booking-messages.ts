import type { StayOutcome } from '#contract/booking-choices.ts';
import type { Language } from '#contract/language.ts';
import type { Role } from '#contract/session.ts';
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
          subject: 'We have your request for a stay',
          before: [
            `Hello ${name}, we have your request: ${stay}.`,
            `Your reference is ${reference}. We answer within ${maxReplyDays} days, and before check-in.`,
          ],
        }
      : {
          subject: `New request for a stay: ${creator}`,
          before: [`${creator} asks for a stay: ${stay}. The reference is ${reference}.`],
        },
  'in-review': ({ name, stay }) => ({
    subject: 'We are looking into your stay',
    before: [`Hello ${name}, a member of our team is arranging it: ${stay}.`],
  }),
  offered: ({ name, stay, offer, replyBy }) => ({
    subject: `A stay is offered to you: ${offer?.hotelName}`,
    before: [
      `Hello ${name}, you asked for a stay: ${stay}. ${offer?.hotelName}, ${offer?.address}, offers you one.`,
      `Please answer by the end of ${replyBy}. These are the terms:`,
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
          before: [`Hello ${name}, your request was declined: ${stay}. This is why:`],
        }
      : {
          subject: `${creator} has declined your invitation`,
          before: [`Hello ${name}, ${creator} has declined your invitation: ${stay}. This is why:`],
        },
  cancelled: ({ name, creator, stay, quote }, role) => ({
    subject: role === 'creator' ? 'Your stay is cancelled' : `The stay of ${creator} is cancelled`,
    before: [`Hello ${name}, this stay was cancelled: ${stay}.${quote === '' ? '' : ' This is why:'}`],
  }),
  expired: ({ name, creator, host, stay }, role) => {
    if (host === '')
      return {
        subject: 'Your request for a stay has expired',
        before: [`Hello ${name}, there was no answer in time: ${stay}. You are welcome to ask again with other dates.`],
      };
    return {
      subject:
        role === 'creator' ? `The invitation of ${host} has expired` : `Your invitation to ${creator} has expired`,
      before: [`Hello ${name}, there was no answer in time: ${stay}.`],
    };
  },
  note: ({ name, stay, reference }) => ({
    subject: `Someone wrote to you about the stay ${reference}`,
    before: [`Hello ${name}, someone wrote to you about this stay: ${stay}.`],
  }),
  invited: ({ name, host, stay }) => ({
    subject: `${host} invites you to stay`,
    before: [
      `Hello ${name}, ${host} invites you to stay: ${stay}.`,
      `You can accept, decline, or ask for other dates, within ${maxReplyDays} days and before check-in.`,
    ],
  }),
  'other-dates': ({ name, creator, place, other }) => ({
    subject: `${creator} asks for other dates`,
    before: [`Hello ${name}, ${creator} would like to come to ${place}, on other days: ${other}.`],
  }),
  completed: ({ name, creator, stay }, role) => ({
    subject: role === 'creator' ? 'Your stay is completed' : `The stay of ${creator} is completed`,
    before: [`Hello ${name}, this stay is over: ${stay}. We hope that it was a good one.`],
  }),
  outcome: ({ name, stay, outcome }) => ({
    subject: 'How the stay went was recorded',
    before: [
      `Hello ${name}, our team has recorded how this stay went: ${stay}.`,
      outcome ? `${outcomes.en[outcome]} Is that not right? Then please write a note on the stay.` : '',
    ],
  }),
};

const tr: Record<Occasion, MailMessages> = {
  received: ({ name, creator, stay, reference }, role) =>
    role === 'creator'
      ? {
          subject: 'Konaklama isteğiniz bize ulaştı',
          before: [
            `Merhaba ${name}, isteğiniz bize ulaştı: ${stay}.`,
            `Numaranız ${reference}. ${maxReplyDays} gün içinde ve girişten önce yanıtlarız.`,
          ],
        }
      : {
          subject: `Yeni konaklama isteği: ${creator}`,
          before: [`${creator} bir konaklama istiyor: ${stay}. Numarası ${reference}.`],
        },
  'in-review': ({ name, stay }) => ({
    subject: 'Konaklamanızla ilgileniyoruz',
    before: [`Merhaba ${name}, ekibimizden biri konaklamanızı ayarlıyor: ${stay}.`],
  }),
  offered: ({ name, stay, offer, replyBy }) => ({
    subject: `Size bir konaklama öneriliyor: ${offer?.hotelName}`,
    before: [
      `Merhaba ${name}, bir konaklama istemiştiniz: ${stay}. ${offer?.hotelName}, ${offer?.address}, size bir konaklama öneriyor.`,
      `Lütfen ${replyBy} gününün sonuna kadar yanıtlayın. Koşullar şunlar:`,
    ],
  }),
  confirmed: ({ name, creator, stay, reference }, role) => ({
    subject: role === 'creator' ? 'Konaklamanız onaylandı' : `Onaylandı: ${creator} konaklamaya geliyor`,
    before: [`Merhaba ${name}, bu konaklama onaylandı: ${stay}.`, `Numarası ${reference}.`],
  }),
  declined: ({ name, creator, stay }, role) =>
    role === 'creator'
      ? {
          subject: 'Konaklamanızı ayarlayamadık',
          before: [`Merhaba ${name}, isteğiniz reddedildi: ${stay}. Nedeni şu:`],
        }
      : {
          subject: `${creator} davetinizi reddetti`,
          before: [`Merhaba ${name}, ${creator} davetinizi reddetti: ${stay}. Nedeni şu:`],
        },
  cancelled: ({ name, creator, stay, quote }, role) => ({
    subject: role === 'creator' ? 'Konaklamanız iptal edildi' : `İptal edildi: ${creator} ve konaklaması`,
    before: [`Merhaba ${name}, bu konaklama iptal edildi: ${stay}.${quote === '' ? '' : ' Nedeni şu:'}`],
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
    subject: `${reference} numaralı konaklama hakkında size yazıldı`,
    before: [`Merhaba ${name}, bu konaklama hakkında size yazıldı: ${stay}.`],
  }),
  invited: ({ name, host, stay }) => ({
    subject: `${host} sizi konaklamaya davet ediyor`,
    before: [
      `Merhaba ${name}, ${host} sizi konaklamaya davet ediyor: ${stay}.`,
      `${maxReplyDays} gün içinde ve girişten önce kabul edebilir, reddedebilir veya başka tarihler isteyebilirsiniz.`,
    ],
  }),
  'other-dates': ({ name, creator, place, other }) => ({
    subject: `${creator} başka tarihler istiyor`,
    before: [`Merhaba ${name}, ${creator} başka günlerde gelmek istiyor: ${place}, ${other}.`],
  }),
  completed: ({ name, creator, stay }, role) => ({
    subject: role === 'creator' ? 'Konaklamanız tamamlandı' : `Tamamlandı: ${creator} ve konaklaması`,
    before: [`Merhaba ${name}, bu konaklama sona erdi: ${stay}. Güzel geçmiş olduğunu umarız.`],
  }),
  outcome: ({ name, stay, outcome }) => ({
    subject: 'Konaklamanın sonucu kaydedildi',
    before: [
      `Merhaba ${name}, ekibimiz bu konaklamanın sonucunu kaydetti: ${stay}.`,
      outcome ? `${outcomes.tr[outcome]} Doğru değilse lütfen konaklamaya bir not yazın.` : '',
    ],
  }),
};

export const bookingMessages: Record<Language, Record<Occasion, MailMessages>> = { en, tr };
