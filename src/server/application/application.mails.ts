import { letter } from '../mail/letter.ts';
import type { Mail } from '../mail/mail-page.ts';
import type { Language } from '../platform/texts.ts';

interface About {
  name: string;
  reference: string;
  url: string;
}

const received = {
  en: (about: About) => ({
    subject: 'We have your application',
    heading: 'Your application is here',
    before: [
      `Hello ${about.name}, thank you for applying to become a creator on Vaya.`,
      `Your reference is ${about.reference}. We usually decide within 3 working days and write to this address.`,
    ],
    label: 'See how it stands',
  }),
  tr: (about: About) => ({
    subject: 'Başvurunuz bize ulaştı',
    heading: 'Başvurunuz bize ulaştı',
    before: [
      `Merhaba ${about.name}, Vaya’da içerik üreticisi olmak için başvurduğunuz için teşekkürler.`,
      `Başvuru numaranız ${about.reference}. Genellikle 3 iş günü içinde karar verir ve bu adrese yazarız.`,
    ],
    label: 'Başvurunun durumunu görün',
  }),
};

export function applicationReceivedMail(about: About, language: Language): Mail {
  const { subject, heading, before, label } = received[language](about);
  return {
    template: 'application-received',
    ...letter({ language, subject, heading, before, action: { label, url: about.url } }),
  };
}

const arrived = {
  en: (about: About) => ({
    subject: `New application: ${about.name}`,
    heading: 'A new application',
    before: [`${about.name} would like to become a creator. The reference is ${about.reference}.`],
    label: 'Look at it',
  }),
  tr: (about: About) => ({
    subject: `Yeni başvuru: ${about.name}`,
    heading: 'Yeni bir başvuru',
    before: [`${about.name} içerik üreticisi olmak istiyor. Başvuru numarası ${about.reference}.`],
    label: 'Başvuruya bakın',
  }),
};

export function newApplicationMail(about: About, language: Language): Mail {
  const { subject, heading, before, label } = arrived[language](about);
  return {
    template: 'new-application',
    ...letter({ language, subject, heading, before, action: { label, url: about.url } }),
  };
}
