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
    subject: 'We received your application',
    heading: 'We received your application',
    before: [
      `Hello ${facts.name}, thank you for applying to become a creator on Vaya.`,
      `Your reference is ${facts.reference}. We usually decide within 3 working days and email you at this address.`,
    ],
    label: 'See your application',
  }),
  tr: (facts: ApplicationFacts) => ({
    subject: 'Başvurunuzu aldık',
    heading: 'Başvurunuzu aldık',
    before: [
      `Merhaba ${facts.name}, Vaya’da içerik üreticisi olmak için başvurduğunuz için teşekkürler.`,
      `Başvuru numaranız ${facts.reference}. Genellikle 3 iş günü içinde karar verir, sonucu bu adrese göndeririz.`,
    ],
    label: 'Başvuruyu gör',
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
    heading: 'New application',
    before: [`${facts.name} would like to become a creator. The reference is ${facts.reference}.`],
    label: 'Review the application',
  }),
  tr: (facts: ApplicationFacts) => ({
    subject: `Yeni başvuru: ${facts.name}`,
    heading: 'Yeni başvuru',
    before: [`${facts.name} içerik üreticisi olmak istiyor. Başvuru numarası ${facts.reference}.`],
    label: 'Başvuruyu incele',
  }),
};

export function newApplicationMail(facts: ApplicationFacts, language: Language): Mail {
  const { subject, heading, before, label } = arrived[language](facts);
  return {
    template: 'new-application',
    ...letter({ language, subject, heading, before, action: { label, url: facts.url } }),
  };
}
