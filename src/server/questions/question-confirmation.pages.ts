import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { linkToken } from '#contract/fields.ts';
import { say } from '#rules/say.ts';
import type { Platform } from '../db/platform.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { acceptForms } from '../http/multipart.ts';
import { sendPlainPage } from '../http/plain-page.ts';
import { DomainError } from '../lib/errors.ts';
import { preferredLanguage } from '../lib/texts.ts';
import { type Confirmation, confirmationPath, confirmQuestion, readConfirmation } from './ask-question.service.ts';

interface Query {
  Querystring: { token?: unknown };
}

/** Mail scanners open links, so only the button of the page confirms. It works without scripts. */
export function questionConfirmationPages(app: FastifyInstance, platform: Platform): void {
  const options = { schema: { hide: true }, config: { access: 'anyone' as const } };
  app.get<Query>(confirmationPath, options, async (request, reply) => {
    await app.limitRequest(request, reply);
    return answer(reply, async () => confirmationPage(await readConfirmation(platform, tokenIn(request.query))));
  });
  app.register(async (pages) => {
    acceptForms(pages);
    pages.post<Query>(confirmationPath, options, async (request, reply) => {
      await app.limitRequest(request, reply);
      return answer(reply, async () => {
        const token = tokenIn(request.query);
        await confirmQuestion(platform, token);
        return confirmationPage(await readConfirmation(platform, token));
      });
    });
  });
}

const tokenIn = (query: Query['Querystring']): string => z.catch(linkToken, '').parse(query.token);

type PlainPage = Parameters<typeof sendPlainPage>[1];

async function answer(reply: FastifyReply, page: () => Promise<PlainPage>): Promise<FastifyReply> {
  try {
    return sendPlainPage(reply, await page());
  } catch (failure) {
    if (!(failure instanceof DomainError)) throw failure;
    const language = preferredLanguage(reply.request.headers['accept-language']);
    const heading = say(failure.text, language, failure.details.params);
    return sendPlainPage(reply.code(failure.status), { language, heading, body: '' });
  }
}

function confirmationPage({ state, language, creator, tripTitle, message }: Confirmation): PlainPage {
  const words = pageWords[language];
  const text = (content: string) => `<div dir="auto">${escapeHtml(content)}</div>`;
  if (state !== 'unconfirmed') return { language, heading: words.sent, body: text(words.next(creator)) };
  return {
    language,
    heading: words.confirm,
    body:
      `${text(words.about(creator, tripTitle))}<blockquote dir="auto">${escapeHtml(message)}</blockquote>` +
      `<form method="post"><button>${words.send}</button></form>${text(words.notMine)}`,
  };
}

const pageWords = {
  en: {
    confirm: 'Send this question?',
    about: (creator: string, trip: string) => `To ${creator}, about ${trip}`,
    send: 'Send question',
    notMine: 'You didn’t ask this? Close this page, and nothing is sent.',
    sent: 'Your question is sent',
    next: (creator: string) => `We will email you when ${creator} answers.`,
  },
  tr: {
    confirm: 'Bu soru gönderilsin mi?',
    about: (creator: string, trip: string) => `Alıcı: ${creator}, gezi: ${trip}`,
    send: 'Soruyu gönder',
    notMine: 'Bu soruyu siz sormadınız mı? Sayfayı kapatın, hiçbir şey gönderilmez.',
    sent: 'Sorunuz gönderildi',
    next: (creator: string) => `${creator} yanıtladığında size e-posta göndereceğiz.`,
  },
};
