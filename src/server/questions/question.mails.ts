import type { Language } from '#contract/language.ts';
import type { QuestionTable } from '../db/tables/blog.table.ts';
import { letter, type Mail, mailWithLink, withoutLinks } from '../mail/letter.ts';

type Asked = Pick<QuestionTable, 'name' | 'tripTitle' | 'message'>;

const asked = {
  en: ({ name, tripTitle }: Asked, creator: string) => ({
    subject: `${name} asks about ${tripTitle}`,
    heading: `A question about ${tripTitle}`,
    before: [`Hello ${creator}, ${name} read your trip and asks:`],
    label: 'Answer the question',
    after: [
      'We do not share your email address until you answer. The question was written by a visitor: be careful with links.',
    ],
  }),
  tr: ({ name, tripTitle }: Asked, creator: string) => ({
    subject: `Yeni soru: ${name}, ${tripTitle}`,
    heading: `Yeni soru: ${tripTitle}`,
    before: [`Merhaba ${creator}, ${name} gezinizi okudu ve şunu sordu:`],
    label: 'Soruyu yanıtla',
    after: [
      'Siz yanıtlayana kadar e-posta adresiniz paylaşılmaz. Soruyu bir ziyaretçi yazdı: Bağlantılara dikkat edin.',
    ],
  }),
};

export function questionMail(question: Asked, creator: string, url: string, language: Language): Mail {
  const safe = { name: withoutLinks(question.name), tripTitle: withoutLinks(question.tripTitle), message: '' };
  const quote = withoutLinks(question.message);
  return mailWithLink('question-asked', { language, ...asked[language](safe, creator), quote, url });
}

type Confirmed = Pick<QuestionTable, 'tripTitle'> & { creator: string };

const confirmation = {
  en: ({ tripTitle, creator }: Confirmed) => ({
    subject: 'Confirm your question',
    heading: 'Confirm your question',
    before: [`Your email address was entered with a question to ${creator} about ${tripTitle}.`],
    label: 'Read and send the question',
    after: ['The link works for a day. You didn’t ask? Ignore this email, and nothing is sent.'],
  }),
  tr: ({ tripTitle, creator }: Confirmed) => ({
    subject: 'Sorunuzu onaylayın',
    heading: 'Sorunuzu onaylayın',
    before: [`E-posta adresiniz bir soruyla birlikte girildi. Alıcı: ${creator}. Gezi: ${tripTitle}.`],
    label: 'Soruyu oku ve gönder',
    after: [
      'Bağlantı bir gün geçerlidir. Bu soruyu siz sormadıysanız e-postayı dikkate almayın, hiçbir şey gönderilmez.',
    ],
  }),
};

export function confirmationMail({ tripTitle, creator }: Confirmed, url: string, language: Language): Mail {
  const safe = { tripTitle: withoutLinks(tripTitle), creator: withoutLinks(creator) };
  return mailWithLink('question-confirmation', { language, ...confirmation[language](safe), url });
}

type Answered = Pick<QuestionTable, 'name' | 'tripTitle' | 'answer'> & { creator: string };

const answered = {
  en: ({ name, tripTitle, creator }: Answered) => ({
    subject: `${creator} answered your question about ${tripTitle}`,
    heading: `${creator} answered your question`,
    before: [`Hello ${name}, you asked about ${tripTitle}. ${creator} writes:`],
    label: 'Write again',
    after: [`If you reply to this email instead, ${creator} sees your email address.`],
  }),
  tr: ({ name, tripTitle, creator }: Answered) => ({
    subject: `Sorunuz yanıtlandı: ${tripTitle}`,
    heading: 'Sorunuz yanıtlandı',
    before: [`Merhaba ${name}, ${tripTitle} hakkında bir soru sordunuz. ${creator} şöyle yanıtladı:`],
    label: 'Yeniden yazın',
    after: [`Bunun yerine bu e-postayı yanıtlarsanız ${creator} e-posta adresinizi görür.`],
  }),
};

export function answerMail(
  { name, tripTitle, creator, answer }: Answered,
  url: string | null,
  language: Language,
): Mail {
  const safe = { name: withoutLinks(name), tripTitle: withoutLinks(tripTitle), creator: withoutLinks(creator) };
  const quote = withoutLinks(answer ?? '');
  const { label, ...words } = answered[language]({ ...safe, answer });
  const action = url === null ? undefined : { label, url };
  return { template: 'question-answered', ...letter({ language, ...words, quote, action }) };
}
