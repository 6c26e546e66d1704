import { codeLifetimeMs, draftLinkDays } from '#contract/application-choices.ts';
import type { RejectionReason } from '#contract/back-office-choices.ts';
import type { Language } from '#contract/language.ts';
import { utcDayLabel } from '#rules/day-labels.ts';
import { passwordLinkMs } from '../accounts/account.mails.ts';
import { escapeHtml } from '../lib/formats.ts';
import { dayMs } from '../lib/time.ts';
import { durationLabels, type Mail, mailPage, mailWithLink, paragraph } from '../mail/letter.ts';

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

export const applicationReceivedMail = (facts: ApplicationFacts, language: Language): Mail =>
  mailWithLink('application-received', { language, ...received[language](facts), url: facts.url });

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

export const newApplicationMail = (facts: ApplicationFacts, language: Language): Mail =>
  mailWithLink('new-application', { language, ...arrived[language](facts), url: facts.url });

export const draftLinkMs = draftLinkDays * dayMs;
const draftDays = durationLabels(draftLinkMs, 'day');

const draftLink = {
  en: {
    subject: 'Continue your application',
    heading: 'Continue your application',
    before: [
      'Open this link on the device on which you want to continue, and press “Continue”. It brings back your answers, and your email address stays verified.',
      `The link is valid for ${draftDays.en} and works once. Your picture and your company and bank details are not included: please enter them again.`,
    ],
    label: 'Continue your application',
    after: ['If this wasn’t you, you can ignore this email.'],
  },
  tr: {
    subject: 'Başvurunuza devam edin',
    heading: 'Başvurunuza devam edin',
    before: [
      'Bu bağlantıyı devam etmek istediğiniz cihazda açın ve “Devam et”e basın. Yanıtlarınız geri gelir, e-posta adresiniz doğrulanmış kalır.',
      `Bağlantı ${draftDays.tr} geçerlidir ve bir kez kullanılabilir. Fotoğrafınızla şirket ve banka bilgileriniz aktarılmaz; bunları yeniden girmeniz gerekir.`,
    ],
    label: 'Başvuruya devam et',
    after: ['Bu siz değilseniz bu e-postayı dikkate almayın.'],
  },
};

export const draftLinkMail = (url: string, language: Language): Mail =>
  mailWithLink('draft-link', { language, ...draftLink[language], url });

const linkHours = durationLabels(passwordLinkMs.invitation, 'hour');

const approved = {
  en: (name: string) => ({
    subject: 'Welcome to Vaya',
    heading: 'Welcome to Vaya',
    before: [
      `Hello ${name}, your application is approved. We are glad to have you.`,
      `First, choose a password. The link is valid for ${linkHours.en} and works once.`,
    ],
    label: 'Choose a password',
    after: [
      'A second email has the link for your bank details. Once we verify them, your blog goes live and sponsors can find you.',
    ],
  }),
  tr: (name: string) => ({
    subject: 'Vaya’ya hoş geldiniz',
    heading: 'Vaya’ya hoş geldiniz',
    before: [
      `Merhaba ${name}, başvurunuz onaylandı. Aramıza hoş geldiniz.`,
      `Önce bir şifre belirleyin. Bağlantı ${linkHours.tr} geçerlidir ve bir kez kullanılabilir.`,
    ],
    label: 'Şifre belirle',
    after: [
      'Banka bilgilerinizin bağlantısı ikinci bir e-postayla gelir. Bilgileriniz doğrulanınca blogunuz yayına girer ve sponsorlar sizi bulabilir.',
    ],
  }),
};

export const approvedMail = (name: string, url: string, language: Language): Mail =>
  mailWithLink('approved', { language, ...approved[language](name), url });

const reasons: Record<Language, Record<RejectionReason, string>> = {
  en: {
    incomplete: 'Your profile is not complete enough yet.',
    audience: 'Your audience does not yet match what our sponsors look for.',
    content: 'Your content is not about travel, or does not match what we publish.',
    identity: 'We couldn’t confirm that the accounts you named are yours.',
    duplicate: 'You already sent another application.',
    other: 'Your application is not a match right now.',
  },
  tr: {
    incomplete: 'Profiliniz henüz yeterince bilgi vermiyor.',
    audience: 'Kitleniz henüz sponsorlarımızın aradığıyla örtüşmüyor.',
    content: 'İçeriğiniz seyahatle ilgili değil veya yayımladığımız içeriklerle örtüşmüyor.',
    identity: 'Belirttiğiniz hesapların size ait olduğunu doğrulayamadık.',
    duplicate: 'Size ait başka bir başvuru var.',
    other: 'Şu an için uygun değil.',
  },
};

const rejected = {
  en: (name: string, day: string) => ({
    subject: 'About your Vaya application',
    heading: 'We can’t accept your application this time',
    before: [`Hello ${name}, thank you for applying. This is why we can’t accept it:`],
    after: [`You can apply again from ${day}.`],
    label: 'See your application',
  }),
  tr: (name: string, day: string) => ({
    subject: 'Vaya başvurunuz hakkında',
    heading: 'Başvurunuzu bu kez kabul edemiyoruz',
    before: [`Merhaba ${name}, başvurunuz için teşekkürler. Kabul edemememizin nedeni:`],
    after: [`${day} tarihinden itibaren yeniden başvurabilirsiniz.`],
    label: 'Başvuruyu gör',
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
  const words = rejected[language](name, utcDayLabel(againAt, language));
  const quote = [reasons[language][reason], text].filter((part) => part !== '').join('\n\n');
  return mailWithLink('rejected', { language, ...words, quote, url });
}

const reopened = {
  en: (name: string) => ({
    subject: 'We are reviewing your application again',
    heading: 'We are reviewing your application again',
    before: [`Hello ${name}, we reopened your application and will email you our decision.`],
    label: 'See your application',
  }),
  tr: (name: string) => ({
    subject: 'Başvurunuzu yeniden inceliyoruz',
    heading: 'Başvurunuzu yeniden inceliyoruz',
    before: [`Merhaba ${name}, başvurunuzu yeniden açtık. Kararımızı e-postayla bildireceğiz.`],
    label: 'Başvuruyu gör',
  }),
};

export const reopenedMail = (name: string, url: string, language: Language): Mail =>
  mailWithLink('reopened', { language, ...reopened[language](name), url });

const codeMinutes = durationLabels(codeLifetimeMs, 'minute');

const codeWords = {
  en: {
    subject: 'Your Vaya verification code',
    heading: 'Your verification code',
    lead: `Enter this code in your application. It is valid for ${codeMinutes.en}.`,
    stranger: 'If this wasn’t you, you can ignore this email.',
  },
  tr: {
    subject: 'Vaya doğrulama kodunuz',
    heading: 'Doğrulama kodunuz',
    lead: `Bu kodu başvurunuza girin. Kod ${codeMinutes.tr} geçerlidir.`,
    stranger: 'Bu siz değilseniz bu e-postayı dikkate almayın.',
  },
};

export function codeMail(code: string, language: Language): Mail {
  const { subject, heading, lead, stranger } = codeWords[language];
  const shown = `<p style="margin:24px 0;font:600 36px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:10px;color:#0b5563">${escapeHtml(code)}</p>`;
  return {
    template: 'code',
    code,
    subject: `${code} · ${subject}`,
    text: `${heading}\n\n${code}\n\n${lead}\n\n${stranger}\n\nVaya\n`,
    html: mailPage({ language, heading, parts: [shown, paragraph(lead), paragraph(stranger)] }),
  };
}
