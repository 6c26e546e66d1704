import type { Language } from '#contract/language.ts';
import { bankLinkLifetimeMs } from '#machines/lifecycles/bank-link.machine.ts';
import { durationLabels } from '../mail/duration-labels.ts';
import { letter } from '../mail/letter.ts';
import type { Mail } from '../mail/mail-page.ts';

interface LinkMail {
  name: string;
  url: string;
  /** What has to change; null for the first link. */
  message: string | null;
}

const linkDays = durationLabels(bankLinkLifetimeMs, 'day');

const link = {
  en: ({ name, message }: LinkMail) => ({
    subject: message ? 'Your bank details need a change' : 'Complete your bank details',
    heading: message ? 'Please look at your bank details again' : 'Complete your bank details',
    before: [
      message
        ? `Hello ${name}, we could not accept your bank details as they are. This is what has to change:`
        : `Hello ${name}, to pay you we need your bank and tax details. They are encrypted, and only the people who pay you see them.`,
    ],
    label: 'Give bank details',
    after: [`The link is yours alone, is good for ${linkDays.en} and works once.`],
  }),
  tr: ({ name, message }: LinkMail) => ({
    subject: message ? 'Banka bilgilerinizde değişiklik gerekiyor' : 'Banka bilgilerinizi tamamlayın',
    heading: message ? 'Banka bilgilerinize yeniden bakın' : 'Banka bilgilerinizi tamamlayın',
    before: [
      message
        ? `Merhaba ${name}, banka bilgilerinizi bu haliyle kabul edemedik. Değişmesi gereken şu:`
        : `Merhaba ${name}, size ödeme yapabilmek için banka ve vergi bilgilerinize ihtiyacımız var. Bilgiler şifrelenir ve yalnızca ödemeyi yapanlar görür.`,
    ],
    label: 'Banka bilgilerini ver',
    after: [`Bağlantı yalnızca size aittir, ${linkDays.tr} geçerlidir ve bir kez kullanılır.`],
  }),
};

export function bankLinkMail(about: LinkMail, language: Language): Mail {
  const { label, ...words } = link[language](about);
  return {
    template: about.message ? 'bank-needs-changes' : 'bank-link',
    ...letter({ language, ...words, quote: about.message ?? undefined, action: { label, url: about.url } }),
  };
}

const received = {
  en: (name: string) => ({
    subject: 'We have your bank details',
    heading: 'Your bank details are here',
    before: [
      `Hello ${name}, thank you. Our team will review your details and finalize your activation.`,
      'If you did not send them, please answer this mail at once.',
    ],
  }),
  tr: (name: string) => ({
    subject: 'Banka bilgileriniz bize ulaştı',
    heading: 'Banka bilgileriniz bize ulaştı',
    before: [
      `Merhaba ${name}, teşekkürler. Ekibimiz bilgilerinizi inceleyecek ve hesabınızı etkinleştirecek.`,
      'Gönderen siz değil miydiniz? Öyleyse lütfen hemen bu e-postayı yanıtlayın.',
    ],
  }),
};

export const bankDetailsReceivedMail = (name: string, language: Language): Mail => ({
  template: 'bank-details-received',
  ...letter({ language, ...received[language](name) }),
});

const toVerify = {
  en: (name: string) => ({
    subject: `Bank details to verify: ${name}`,
    heading: 'Bank details to verify',
    before: [`${name} has sent bank details. The blog goes live once they are verified.`],
    label: 'Review bank details',
  }),
  tr: (name: string) => ({
    subject: `Doğrulanacak banka bilgileri: ${name}`,
    heading: 'Doğrulanacak banka bilgileri',
    before: [`${name} banka bilgilerini gönderdi. Blog, bilgiler doğrulanınca yayına girer.`],
    label: 'Bilgilere bakın',
  }),
};

export function bankDetailsToVerifyMail(name: string, url: string, language: Language): Mail {
  const { label, ...words } = toVerify[language](name);
  return { template: 'bank-details-to-verify', ...letter({ language, ...words, action: { label, url } }) };
}
