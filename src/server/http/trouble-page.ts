import type { FastifyReply } from 'fastify';
import { say } from '#rules/say.ts';
import { preferredLanguage, texts } from '../lib/texts.ts';
import { sendPlainPage } from './plain-page.ts';

/** A page that explains an error and offers a retry. */
export function sendTroublePage(reply: FastifyReply, message: string): FastifyReply {
  const language = preferredLanguage(reply.request.headers['accept-language']);
  return sendPlainPage(reply, {
    language,
    heading: message,
    body: `<a href="">${say(texts.tryAgain, language)}</a>`,
  });
}
