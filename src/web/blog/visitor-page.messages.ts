import type { Catalogue } from '#contract/language.ts';

const en = {
  back: 'Back to the trip',
  title: (trip: string) => `Ask about ${trip}`,
  lead: (name: string) =>
    `${name} will answer by email. They won’t see your address unless you reply. They may publish your question on the page of the trip, without your name.`,
  name: 'Name',
  email: 'Email',
  message: 'Message',
  send: 'Send question',
  sentTitle: 'Check your email',
  sent: 'We sent you a link; your question goes out when you open it.',
  confirmTitle: 'Send this question?',
  to: (creator: string, trip: string) => `To ${creator}, about ${trip}`,
  notMine: 'You didn’t ask this? Close this page, and nothing is sent.',
  confirmedTitle: 'Your question is sent',
  next: (creator: string) => `We will email you when ${creator} answers.`,
  threadTitle: (creator: string, trip: string) => `${creator} and you, about ${trip}`,
  you: 'You',
  reply: 'Your message',
  sendReply: 'Send',
  closed: 'This conversation is closed.',
};

const tr: typeof en = {
  back: 'Geziye dön',
  title: (trip) => `“${trip}” hakkında soru sorun`,
  lead: (name) =>
    `${name} sorunuzu e-postayla yanıtlar. Siz yanıt yazmadıkça adresinizi görmez. Sorunuzu, adınız olmadan gezinin sayfasında yayımlayabilir.`,
  name: 'Ad',
  email: 'E-posta',
  message: 'Mesaj',
  send: 'Soruyu gönder',
  sentTitle: 'E-postanızı kontrol edin',
  sent: 'Size bir bağlantı gönderdik; açtığınızda sorunuz iletilir.',
  confirmTitle: 'Bu soru gönderilsin mi?',
  to: (creator, trip) => `Alıcı: ${creator}, gezi: ${trip}`,
  notMine: 'Bu soruyu siz sormadınız mı? Sayfayı kapatın, hiçbir şey gönderilmez.',
  confirmedTitle: 'Sorunuz gönderildi',
  next: (creator) => `${creator} yanıtladığında size e-posta göndereceğiz.`,
  threadTitle: (creator, trip) => `${creator} ile yazışmanız: ${trip}`,
  you: 'Siz',
  reply: 'Mesajınız',
  sendReply: 'Gönder',
  closed: 'Bu yazışma kapandı.',
};

export const visitorPageMessages = { en, tr } satisfies Catalogue<typeof en>;

export type VisitorPageMessages = typeof en;
