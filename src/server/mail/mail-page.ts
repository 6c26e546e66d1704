import type { Language } from '#contract/language.ts';
import type { MailTemplate } from '#contract/mail-templates.ts';
import { escapeHtml } from '../http/escape-html.ts';

export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** A mail as it is sent. */
export interface SentContent extends MailContent {
  replyTo?: string;
  unsubscribeUrl?: string;
}

export interface Mail extends MailContent {
  template: MailTemplate;
  /** A secret code in the text, masked in the redacted copy. */
  code?: string;
}

/** One calm column that mail clients of every age can draw. */
export const mailPage = ({ language, heading, parts }: { language: Language; heading: string; parts: string[] }) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;background:#fbfaf7"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px;background:#ffffff;border:1px solid #e6e2da;border-radius:14px"><tr><td style="padding:32px;font:16px/1.55 Helvetica,Arial,sans-serif;color:#17212b">
<p style="margin:0 0 24px;font:600 22px/1 Georgia,serif;color:#0b5563">Vaya</p>
<h1 style="margin:0 0 16px;font:600 28px/1.2 Georgia,serif">${escapeHtml(heading)}</h1>
${parts.join('\n')}
</td></tr></table>${mailEnd}`;

/** Closes a mail. What stands below its one column is put before it. */
const mailEnd = '</td></tr></table></body></html>';

interface Installation {
  publicUrl: string;
  supportEmail: string | null;
}

const words = {
  en: { questions: 'Questions?', terms: 'Terms', privacy: 'Privacy', unsubscribe: 'Stop these emails' },
  tr: { questions: 'Sorunuz mu var?', terms: 'Koşullar', privacy: 'Gizlilik', unsubscribe: 'Bu e-postaları durdur' },
};

/** Below every mail: who answers questions, what everybody may read, and how to stop mails that can be stopped. */
export function withFoot(
  { subject, text, html, unsubscribeUrl }: MailContent & Pick<SentContent, 'unsubscribeUrl'>,
  language: Language,
  { publicUrl, supportEmail }: Installation,
): MailContent {
  const { questions, terms, privacy, unsubscribe } = words[language];
  const pages = [
    ...(unsubscribeUrl === undefined ? [] : [{ label: unsubscribe, url: unsubscribeUrl }]),
    { label: terms, url: `${publicUrl}/terms` },
    { label: privacy, url: `${publicUrl}/privacy` },
  ];
  const lines = [
    ...(supportEmail === null ? [] : [`${questions} ${supportEmail}`]),
    ...pages.map(({ label, url }) => `${label}: ${url}`),
  ];
  const links = [
    ...(supportEmail === null ? [] : [`${questions} ${link(`mailto:${supportEmail}`, supportEmail)}`]),
    ...pages.map(({ label, url }) => link(url, label)),
  ];
  const foot = `<p style="margin:16px 0 0;font:13px/1.55 Helvetica,Arial,sans-serif;color:#56616e">${links.join(' · ')}</p>`;
  return {
    subject,
    text: `${text}\n${lines.join('\n')}\n`,
    html: `${html.slice(0, -mailEnd.length)}${foot}\n${mailEnd}`,
  };
}

const link = (url: string, label: string): string =>
  `<a href="${escapeHtml(url)}" style="color:#0b5563">${escapeHtml(label)}</a>`;
