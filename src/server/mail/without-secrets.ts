import type { Mail } from './mail-page.ts';

/** What is told of a mail to others than its reader. */
export interface Reading {
  subject: string;
  text: string;
  isMasked: boolean;
}

const mask = '••••••';

/** The rest of an address behind its path: whatever opens something by itself stands there. */
const behindPath = /(\w:\/\/[^\s?#]*[?#])\S+/g;

/** What a mail says without its code, and without what an address carries behind its path: a mask too many costs nothing. */
export function withoutSecrets({ subject, text, code }: Pick<Mail, 'subject' | 'text' | 'code'>): Reading {
  const masked = (words: string) =>
    (code === undefined ? words : words.replaceAll(code, mask)).replace(behindPath, `$1${mask}`);
  const reading = { subject: masked(subject), text: masked(text) };
  return { ...reading, isMasked: reading.subject !== subject || reading.text !== text };
}
