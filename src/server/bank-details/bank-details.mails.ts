import type { Language } from '#contract/language.ts';
import { bankLinkLifetimeMs } from '#machines/lifecycles/bank-link.machine.ts';
import { durationLabels, letter, type Mail, mailWithLink } from '../mail/letter.ts';

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
    heading: message ? 'Your bank details need a change' : 'Complete your bank details',
    before: [
      message
        ? `Hello ${name}, we couldn’t accept your bank details. This is what needs to change:`
        : `Hello ${name}, we need your bank and tax details to pay you. They are encrypted, and only our payments team can see them.`,
    ],
    label: 'Enter bank details',
    after: [`The link is for you only. It is valid for ${linkDays.en} and works once.`],
  }),
  tr: ({ name, message }: LinkMail) => ({
    subject: message ? 'Banka bilgilerinizde değişiklik gerekiyor' : 'Banka bilgilerinizi tamamlayın',
    heading: message ? 'Banka bilgilerinizde değişiklik gerekiyor' : 'Banka bilgilerinizi tamamlayın',
    before: [
      message
        ? `Merhaba ${name}, banka bilgilerinizi kabul edemedik. Değişmesi gerekenler:`
        : `Merhaba ${name}, size ödeme yapabilmemiz için banka ve vergi bilgileriniz gerekiyor. Bilgileriniz şifrelenir ve yalnızca ödeme ekibimiz görebilir.`,
    ],
    label: 'Banka bilgilerini gir',
    after: [`Bağlantı yalnızca sizin içindir. ${linkDays.tr} geçerlidir ve bir kez kullanılabilir.`],
  }),
};

export const bankLinkMail = (about: LinkMail, language: Language): Mail =>
  mailWithLink(about.message ? 'bank-needs-changes' : 'bank-link', {
    ...{ language, ...link[language](about), url: about.url },
    quote: about.message ?? undefined,
  });

const received = {
  en: (name: string) => ({
    subject: 'We received your bank details',
    heading: 'We received your bank details',
    before: [
      `Hello ${name}, thank you. Our team will review your details and finalize your activation.`,
      'If this wasn’t you, please reply to this email right away.',
    ],
  }),
  tr: (name: string) => ({
    subject: 'Banka bilgilerinizi aldık',
    heading: 'Banka bilgilerinizi aldık',
    before: [
      `Merhaba ${name}, teşekkürler. Ekibimiz bilgilerinizi inceleyecek ve hesabınızı etkinleştirecek.`,
      'Bu siz değilseniz lütfen bu e-postayı hemen yanıtlayın.',
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
    before: [`${name} sent bank details. Their blog goes live once you verify them.`],
    label: 'Review bank details',
  }),
  tr: (name: string) => ({
    subject: `Doğrulanacak banka bilgileri: ${name}`,
    heading: 'Doğrulanacak banka bilgileri',
    before: [`${name} banka bilgilerini gönderdi. Siz doğrulayınca blog yayına girer.`],
    label: 'Bilgileri incele',
  }),
};

export const bankDetailsToVerifyMail = (name: string, url: string, language: Language): Mail =>
  mailWithLink('bank-details-to-verify', { language, ...toVerify[language](name), url });
