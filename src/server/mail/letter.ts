import type { Language } from '#contract/language.ts';
import type { MailTemplate } from '#contract/mail-templates.ts';
import { escapeHtml } from '../lib/formats.ts';

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

interface Letter {
  language: Language;
  subject: string;
  heading: string;
  /** Plain paragraphs; what a person wrote may stand in them. */
  before: readonly string[];
  /** A message from a person, set as a blockquote. */
  quote?: string | undefined;
  action?: { label: string; url: string } | undefined;
  after?: readonly string[];
}

/** One column, at most one action; the plain text says the same. */
export function letter({ language, subject, heading, before, quote, action, after = [] }: Letter): MailContent {
  const parts = [
    ...before.map(paragraph),
    ...(quote ? [blockquote(quote)] : []),
    ...(action ? [button(action), small(action.url)] : []),
    ...after.map(paragraph),
  ];
  const text = [
    heading,
    ...before,
    ...(quote ? [quote.replace(/^/gm, '> ')] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...after,
    'Vaya',
  ];
  return { subject: oneLine(subject), text: `${text.join('\n\n')}\n`, html: mailPage({ language, heading, parts }) };
}

/** A letter with a button. */
export const mailWithLink = (
  template: MailTemplate,
  { label, url, ...words }: Omit<Letter, 'action'> & { label: string; url: string },
): Mail => ({ template, ...letter({ ...words, action: { label, url } }) });

/** A name with a line break in it may not write headers of its own, nor one that is written like an encoded word say what it does not show. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('=?', '= ?').trim().slice(0, 200);

export const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

const blockquote = (text: string): string =>
  `<p dir="auto" style="margin:0 0 16px;padding:12px 16px;border-left:3px solid #0b5563;background:#f3f0ea;white-space:pre-line">${escapeHtml(text)}</p>`;

const button = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:24px 0 8px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#0b5563;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;

const small = (url: string): string =>
  `<p style="margin:0 0 24px;font-size:13px;color:#56616e;word-break:break-all">${escapeHtml(url)}</p>`;

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

const msOf = { minute: 60_000, hour: 60 * 60_000, day: 24 * 60 * 60_000 };

/** { en: '72 hours', tr: '72 saat' } */
export function durationLabels(ms: number, unit: keyof typeof msOf): Record<Language, string> {
  const label = (language: Language) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(ms / msOf[unit]);
  return { en: label('en'), tr: label('tr') };
}

/** The lookbehind keeps a long text without an address from being read again from each of its characters. */
const address = /(?<!\S)\S*(?:\/\/|@|[\p{L}\d]\.[\p{L}]{2})\S*/gu;

/** Spells addresses so that no mail program turns them into links: "vaya[.]example". */
export const withoutLinks = (text: string): string =>
  text.replace(address, (found) => found.replaceAll('//', '[/][/]').replaceAll('.', '[.]').replaceAll('@', '[@]'));

interface Installation {
  publicUrl: string;
  supportEmail: string | null;
}

const footWords = {
  en: { questions: 'Questions?', terms: 'Terms', privacy: 'Privacy', unsubscribe: 'Stop these emails' },
  tr: { questions: 'Sorunuz mu var?', terms: 'Koşullar', privacy: 'Gizlilik', unsubscribe: 'Bu e-postaları durdur' },
};

/** Below every mail: who answers questions, what everybody may read, and how to stop mails that can be stopped. */
export function withFoot(
  { subject, text, html, unsubscribeUrl }: MailContent & Pick<SentContent, 'unsubscribeUrl'>,
  language: Language,
  { publicUrl, supportEmail }: Installation,
): MailContent {
  const { questions, terms, privacy, unsubscribe } = footWords[language];
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
