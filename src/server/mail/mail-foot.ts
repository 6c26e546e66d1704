import type { Language } from '#contract/language.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { type MailContent, mailEnd } from './mail-page.ts';

interface Installation {
  publicUrl: string;
  supportEmail: string | null;
}

const words = {
  en: { questions: 'Questions?', terms: 'Terms', privacy: 'Privacy' },
  tr: { questions: 'Sorunuz mu var?', terms: 'Koşullar', privacy: 'Gizlilik' },
};

/** Below every mail: who answers questions, and what everybody may read. */
export function withFoot(
  { subject, text, html }: MailContent,
  language: Language,
  { publicUrl, supportEmail }: Installation,
): MailContent {
  const { questions, terms, privacy } = words[language];
  const pages = [
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
