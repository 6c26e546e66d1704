import type { Language } from '#contract/language.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { type MailContent, mailPage } from './mail-page.ts';

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

/** A name with a line break in it may not write headers of its own, nor one that is written like an encoded word say what it does not show. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('=?', '= ?').trim().slice(0, 200);

export const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

const blockquote = (text: string): string =>
  `<p dir="auto" style="margin:0 0 16px;padding:12px 16px;border-left:3px solid #0b5563;background:#f3f0ea;white-space:pre-line">${escapeHtml(text)}</p>`;

const button = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:24px 0 8px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#0b5563;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;

const small = (url: string): string =>
  `<p style="margin:0 0 24px;font-size:13px;color:#56616e;word-break:break-all">${escapeHtml(url)}</p>`;

const msOf = { minute: 60_000, hour: 60 * 60_000, day: 24 * 60 * 60_000 };

/** { en: '72 hours', tr: '72 saat' } */
export function durationLabels(ms: number, unit: keyof typeof msOf): Record<Language, string> {
  const label = (language: Language) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(ms / msOf[unit]);
  return { en: label('en'), tr: label('tr') };
}
