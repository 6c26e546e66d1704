import type { Language } from '#contract/language.ts';
import { letter } from '../mail/letter.ts';
import type { Mail } from '../mail/mail-page.ts';

interface ApplicationFacts {
  name: string;
  reference: string;
  url: string;
}

const received = {
  en: (facts: ApplicationFacts) => ({
    subject: 'We have your application',
    heading: 'Your application is here',
    before: [
      `Hello ${facts.name}, thank you for applying to become a creator on Vaya.`,
      `Your reference is ${facts.reference}. We usually decide within 3 working days and write to this address.`,
    ],
    label: 'See how it stands',
  }),
  tr: (facts: ApplicationFacts) => ({
    subject: 'Başvurunuz bize ulaştı',
    heading: 'Başvurunuz bize ulaştı',
    before: [
      `Merhaba ${facts.name}, Vaya’da içerik üreticisi olmak için başvurduğunuz için teşekkürler.`,
      `Başvuru numaranız ${facts.reference}. Genellikle 3 iş günü içinde karar verir ve bu adrese yazarız.`,
    ],
    label: 'Başvurunun durumunu görün',
  }),
};

export function applicationReceivedMail(facts: ApplicationFacts, language: Language): Mail {
  const { subject, heading, before, label } = received[language](facts);
  return {
    template: 'application-received',
    ...letter({ language, subject, heading, before, action: { label, url: facts.url } }),
  };
}

const arrived = {
  en: (facts: ApplicationFacts) => ({
    subject: `New application: ${facts.name}`,
    heading: 'A new application',
    before: [`${facts.name} would like to become a creator. The reference is ${facts.reference}.`],
    label: 'Look at it',
  }),
  tr: (facts: ApplicationFacts) => ({
    subject: `Yeni başvuru: ${facts.name}`,
    heading: 'Yeni bir başvuru',
    before: [`${facts.name} içerik üreticisi olmak istiyor. Başvuru numarası ${facts.reference}.`],
    label: 'Başvuruya bakın',
  }),
};

export function newApplicationMail(facts: ApplicationFacts, language: Language): Mail {
  const { subject, heading, before, label } = arrived[language](facts);
  return {
    template: 'new-application',
    ...letter({ language, subject, heading, before, action: { label, url: facts.url } }),
  };
}
