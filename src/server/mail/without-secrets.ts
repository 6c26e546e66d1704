import type { Mail } from './mail-page.ts';

export interface Reading {
  subject: string;
  text: string;
  isMasked: boolean;
}

const mask = '••••••';

/** What a mail says without its code, and without what an address carries behind its path: a mask too many costs nothing. */
export function withoutSecrets({ subject, text, code }: Pick<Mail, 'subject' | 'text' | 'code'>): Reading {
  const masked = (words: string) =>
    (code === undefined ? words : words.replaceAll(code, mask)).replace(/\S+/g, withoutRest);
  const reading = { subject: masked(subject), text: masked(text) };
  return { ...reading, isMasked: reading.subject !== subject || reading.text !== text };
}

/** The rest of an address behind its path: whatever opens something by itself stands there. Each sign is read once, whatever a text repeats. */
function withoutRest(word: string): string {
  const address = word.search(/\w:\/\//);
  if (address === -1) return word;
  const path = word.slice(address).search(/[?#]./s);
  return path === -1 ? word : `${word.slice(0, address + path + 1)}${mask}`;
}
