import { codeLifetimeMs } from '#contract/code-limits.ts';
import type { Language } from '#contract/language.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { durationLabels, paragraph } from '../mail/letter.ts';
import { type Mail, mailPage } from '../mail/mail-page.ts';

const codeMinutes = durationLabels(codeLifetimeMs, 'minute');

const words = {
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
  const { subject, heading, lead, stranger } = words[language];
  const shown = `<p style="margin:24px 0;font:600 36px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:10px;color:#0b5563">${escapeHtml(code)}</p>`;
  return {
    template: 'code',
    code,
    subject: `${code} · ${subject}`,
    text: `${heading}\n\n${code}\n\n${lead}\n\n${stranger}\n\nVaya\n`,
    html: mailPage({ language, heading, parts: [shown, paragraph(lead), paragraph(stranger)] }),
  };
}
