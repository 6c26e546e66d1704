import type { Language } from '#contract/language.ts';
import { letter } from '../mail/letter.ts';
import type { Mail } from '../mail/mail-page.ts';

const activated = {
  en: (name: string) => ({
    subject: 'Your Vaya blog is live',
    heading: 'You are live',
    before: [
      `Hello ${name}, your bank details are verified. Sponsors find you now, and your blog is open to everybody.`,
    ],
    label: 'Open your blog',
  }),
  tr: (name: string) => ({
    subject: 'Vaya blogunuz yayında',
    heading: 'Yayındasınız',
    before: [`Merhaba ${name}, banka bilgileriniz doğrulandı. Sponsorlar artık sizi buluyor, blogunuz herkese açık.`],
    label: 'Blogunuzu açın',
  }),
};

export function activatedMail(name: string, url: string, language: Language): Mail {
  const { label, ...words } = activated[language](name);
  return { template: 'activated', ...letter({ language, ...words, action: { label, url } }) };
}
