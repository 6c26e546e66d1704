import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { linkToken } from '#contract/fields.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#rules/say.ts';
import { DomainError } from '../lib/errors.ts';
import { languageIn, preferredLanguage } from '../lib/texts.ts';
import { acceptForms } from './multipart.ts';
import { type PlainPage, sendPlainPage } from './plain-page.ts';

interface Query {
  Querystring: { token?: unknown; lang?: unknown };
}

/** Sends a page of its own design. */
type Sender = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
type Answer = (token: string, language: Language) => Promise<PlainPage | Sender> | PlainPage;

interface LinkPages {
  path: string;
  /** The page behind the link. It changes nothing, because mail scanners open links. */
  show: Answer;
  /** What the button of that page does. */
  press: Answer;
}

/** The page behind a mailed link, with one button. It works without scripts. */
export function linkPages(app: FastifyInstance, { path, show, press }: LinkPages): void {
  const options = { schema: { hide: true }, config: { access: 'anyone' as const } };
  const languageOf = (query: Query['Querystring'], accepted: string | undefined) =>
    languageIn(query.lang) ?? preferredLanguage(accepted);
  app.register(async (pages) => {
    acceptForms(pages);
    for (const [method, answer] of [
      ['GET', show],
      ['POST', press],
    ] as const)
      pages.route<Query>({
        ...options,
        method,
        url: path,
        handler: async (request, reply) => {
          await app.limitRequest(request, reply);
          // A mail provider may send its one click as multipart, which nothing reads.
          if (request.isMultipart()) request.raw.resume();
          const language = languageOf(request.query, request.headers['accept-language']);
          const token = z.catch(linkToken, '').parse(request.query.token);
          return sendAnswer(request, reply, language, () => answer(token, language));
        },
      });
  });
}

async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
  page: () => ReturnType<Answer>,
): Promise<FastifyReply> {
  try {
    const answer = await page();
    return typeof answer === 'function' ? await answer(request, reply) : sendPlainPage(reply, answer);
  } catch (failure) {
    if (!(failure instanceof DomainError)) throw failure;
    const heading = say(failure.text, language, failure.details.params);
    return sendPlainPage(reply.code(failure.status), { language, heading, body: '' });
  }
}
