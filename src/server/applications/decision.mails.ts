import type { Language } from '#contract/language.ts';
import type { RejectionReason } from '#contract/rejection.ts';
import { utcDayLabel } from '#rules/day-labels.ts';
import { passwordLinkMs } from '../accounts/password-links.ts';
import { durationLabels } from '../mail/duration-labels.ts';
import { letter } from '../mail/letter.ts';
import type { Mail } from '../mail/mail-page.ts';

const linkHours = durationLabels(passwordLinkMs.invitation, 'hour');

const approved = {
  en: (name: string) => ({
    subject: 'Welcome to Vaya',
    heading: 'Welcome to Vaya',
    before: [
      `Hello ${name}, your application was approved. We are glad to have you.`,
      `Choose a password first. The link is good for ${linkHours.en} and works once.`,
    ],
    label: 'Choose a password',
    after: ['A second mail brings the link for your bank details. Once they are verified, sponsors can find you.'],
  }),
  tr: (name: string) => ({
    subject: 'Vaya’ya hoş geldiniz',
    heading: 'Vaya’ya hoş geldiniz',
    before: [
      `Merhaba ${name}, başvurunuzun onaylandığını bildirmekten mutluluk duyuyoruz.`,
      `Önce bir şifre belirleyin. Bağlantı ${linkHours.tr} geçerlidir ve bir kez kullanılır.`,
    ],
    label: 'Şifre belirle',
    after: ['İkinci bir e-posta banka bilgileriniz için bağlantıyı getirir. Doğrulandıklarında sponsorlar sizi bulur.'],
  }),
};

export function approvedMail(name: string, url: string, language: Language): Mail {
  const { label, ...words } = approved[language](name);
  return { template: 'approved', ...letter({ language, ...words, action: { label, url } }) };
}

const reasons: Record<Language, Record<RejectionReason, string>> = {
  en: {
    incomplete: 'Your profile does not say enough yet.',
    audience: 'Your audience is not yet of the size or kind that our sponsors look for.',
    content: 'Your content is not about travel, or not of the kind that we publish.',
    identity: 'We could not verify that the accounts you named are yours.',
    duplicate: 'You have already sent another application.',
    other: 'It does not fit at this time.',
  },
  tr: {
    incomplete: 'Profiliniz henüz yeterince bilgi vermiyor.',
    audience: 'Kitleniz henüz sponsorlarımızın aradığı büyüklükte veya türde değil.',
    content: 'İçeriğiniz seyahat hakkında değil veya yayımladığımız türden değil.',
    identity: 'Belirttiğiniz hesapların size ait olduğunu göremedik.',
    duplicate: 'Size ait başka bir başvuru var.',
    other: 'Şu an için uygun değil.',
  },
};

const rejected = {
  en: (name: string, day: string) => ({
    subject: 'About your Vaya application',
    heading: 'We cannot accept your application yet',
    before: [`Hello ${name}, thank you for applying. This is why we cannot accept it this time:`],
    after: [`You are welcome to apply again from ${day} on.`],
    label: 'See your application',
  }),
  tr: (name: string, day: string) => ({
    subject: 'Vaya başvurunuz hakkında',
    heading: 'Başvurunuzu henüz kabul edemiyoruz',
    before: [`Merhaba ${name}, başvurunuz için teşekkürler. Bu kez kabul edemememizin nedeni şu:`],
    after: [`${day} tarihinden itibaren yeniden başvurabilirsiniz.`],
    label: 'Başvurunuza bakın',
  }),
};

interface Rejection {
  name: string;
  reason: RejectionReason;
  text: string;
  againAt: number;
  url: string;
}

export function rejectedMail({ name, reason, text, againAt, url }: Rejection, language: Language): Mail {
  const day = utcDayLabel(againAt, language);
  const { label, ...words } = rejected[language](name, day);
  const quote = [reasons[language][reason], text].filter((part) => part !== '').join('\n\n');
  return { template: 'rejected', ...letter({ language, ...words, quote, action: { label, url } }) };
}

const reopened = {
  en: (name: string) => ({
    subject: 'We are looking at your application again',
    heading: 'We are looking at it again',
    before: [`Hello ${name}, we opened your application again and will write to you when it is decided.`],
    label: 'See how it stands',
  }),
  tr: (name: string) => ({
    subject: 'Başvurunuza yeniden bakıyoruz',
    heading: 'Yeniden bakıyoruz',
    before: [`Merhaba ${name}, başvurunuzu yeniden açtık; karar verildiğinde size yazacağız.`],
    label: 'Başvurunun durumunu görün',
  }),
};

export function reopenedMail(name: string, url: string, language: Language): Mail {
  const { label, ...words } = reopened[language](name);
  return { template: 'reopened', ...letter({ language, ...words, action: { label, url } }) };
}
