import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/language.ts';
import { type MailList, mailLists } from '../db/events.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { linkPages } from '../http/link-pages.ts';
import { NotFound } from '../lib/errors.ts';
import { signedIdIn, signId } from '../lib/secrets.ts';

interface Subscription {
  list: MailList;
  /** The record that the mails are about. */
  id: string;
}

const path = '/mail/stop';
const purpose = 'unsubscribe';

export const unsubscribeUrl = (
  { secrets, publicUrl }: Pick<Unit, 'secrets' | 'publicUrl'>,
  { list, id }: Subscription,
  language: Language,
): string => `${publicUrl}${path}?token=${signId(secrets, purpose, `${list}_${id}`)}&lang=${language}`;

function subscriptionIn({ secrets }: Pick<Platform, 'secrets'>, token: string): Subscription {
  const signed = signedIdIn(secrets, purpose, token);
  const list = mailLists.find((each) => signed?.startsWith(`${each}_`));
  if (signed === null || list === undefined) throw new NotFound(invalid);
  return { list, id: signed.slice(list.length + 1) };
}

const invalid = {
  en: 'This link is incomplete. Please open it from the email again.',
  tr: 'Bu bağlantı eksik. Lütfen e-postadan yeniden açın.',
};

/** Mail programs press the button by themselves (RFC 8058). Repeated, it changes nothing. */
export const unsubscribePages = (app: FastifyInstance, platform: Platform): void =>
  linkPages(app, {
    path,
    show(token, language) {
      subscriptionIn(platform, token);
      const { heading, button } = words[language];
      return { language, heading, body: `<form method="post"><button>${button}</button></form>` };
    },
    async press(token, language) {
      const subscription = subscriptionIn(platform, token);
      await inUnitOfWork(platform, (unit) => unit.emit('mails.stopped', subscription));
      return { language, heading: words[language].stopped, body: '' };
    },
  });

const words = {
  en: {
    heading: 'Stop these emails?',
    button: 'Stop the emails',
    stopped: 'You won’t get these emails any more',
  },
  tr: {
    heading: 'Bu e-postalar durdurulsun mu?',
    button: 'E-postaları durdur',
    stopped: 'Bu e-postaları artık almayacaksınız',
  },
};
