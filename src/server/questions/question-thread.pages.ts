import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { linkToken } from '#contract/fields.ts';
import { replyRequest } from '#contract/question.ts';
import { maxQuestionLength } from '#contract/question-choices.ts';
import { say } from '#rules/say.ts';
import type { Platform } from '../db/platform.ts';
import { clientAddress } from '../http/client.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { acceptForms } from '../http/multipart.ts';
import { type PlainPage, sendPlainPage } from '../http/plain-page.ts';
import { DomainError } from '../lib/errors.ts';
import { preferredLanguage } from '../lib/texts.ts';
import { readThread, replyInThread, type Thread } from './question-thread.service.ts';
import { threadPath } from './question-thread.ts';

type Request = FastifyRequest<{ Querystring: { token?: unknown } }>;

/** The conversation behind the link of an answer, with a field for the visitor. It works without scripts. */
export function questionThreadPages(app: FastifyInstance, platform: Platform): void {
  const options = { schema: { hide: true }, config: { access: 'anyone' as const } };
  app.register(async (pages) => {
    acceptForms(pages);
    pages.get(threadPath, options, async (request: Request, reply) => {
      await app.limitRequest(request, reply);
      return answer(request, reply, async () => threadPage(await readThread(platform, tokenIn(request))));
    });
    pages.post(threadPath, options, async (request: Request, reply) => {
      await app.limitRequest(request, reply);
      return answer(request, reply, () => send(platform, request, reply));
    });
  });
}

const tokenIn = ({ query }: Request): string => z.catch(linkToken, '').parse(query.token);

async function answer(
  { headers }: Request,
  reply: FastifyReply,
  page: () => Promise<PlainPage | null>,
): Promise<FastifyReply> {
  try {
    const found = await page();
    return found === null ? reply : sendPlainPage(reply, found);
  } catch (failure) {
    if (!(failure instanceof DomainError)) throw failure;
    const language = preferredLanguage(headers['accept-language']);
    const heading = say(failure.text, language, failure.details.params);
    return sendPlainPage(reply.code(failure.status), { language, heading, body: '' });
  }
}

/** A redirect, so that reloading the page does not send the message again. A rejected message stays in its field. */
async function send(platform: Platform, request: Request, reply: FastifyReply): Promise<PlainPage | null> {
  const token = tokenIn(request);
  const given: Record<string, unknown> = { ...Object(request.body) };
  // Browsers send line breaks as CRLF and count them as one character.
  const typed = typeof given.text === 'string' ? given.text.replaceAll('\r\n', '\n') : '';
  const thread = await readThread(platform, token);
  const parsed = replyRequest.safeParse({ text: typed });
  if (!parsed.success) {
    reply.code(400);
    return threadPage(thread, { typed, error: pageWords[thread.language].invalid });
  }
  try {
    const seen = Number(given.seen);
    await replyInThread(platform, { token, text: parsed.data.text, seen, address: clientAddress(request) });
  } catch (failure) {
    if (!(failure instanceof DomainError)) throw failure;
    reply.code(failure.status);
    const error = say(failure.text, thread.language, failure.details.params);
    return threadPage(await readThread(platform, token), { typed, error });
  }
  reply.redirect(`${threadPath}?token=${encodeURIComponent(token)}`, 303);
  return null;
}

interface Rejected {
  typed: string;
  error: string;
}

function threadPage(
  { language, creator, tripTitle, messages, waitingFor }: Thread,
  { typed, error }: Rejected = { typed: '', error: '' },
): PlainPage {
  const words = pageWords[language];
  const text = (content: string) => `<div dir="auto">${escapeHtml(content)}</div>`;
  const message = ({ by, text: content }: Thread['messages'][number]) =>
    `<div dir="auto"><b>${escapeHtml(by === 'visitor' ? words.you : creator)}</b></div>` +
    `<blockquote dir="auto">${escapeHtml(content)}</blockquote>`;
  const alert = error === '' ? '' : `<div role="alert">${escapeHtml(error)}</div>`;
  const form =
    `<form method="post"><label>${words.label}<textarea name="text" rows="6" maxlength="${maxQuestionLength}" required>` +
    `\n${escapeHtml(typed)}</textarea></label><input type="hidden" name="seen" value="${messages.length}">` +
    `<button>${words.send}</button></form>`;
  return {
    language,
    heading: words.heading(creator, tripTitle),
    body: `${messages.map(message).join('')}${alert}${
      waitingFor === 'visitor' ? form : text(waitingFor === 'creator' ? words.next(creator) : words.closed)
    }`,
  };
}

const pageWords = {
  en: {
    heading: (creator: string, trip: string) => `${creator} and you, about ${trip}`,
    you: 'You',
    label: 'Your message',
    send: 'Send',
    invalid: `Write something, at most ${maxQuestionLength} characters.`,
    next: (creator: string) => `We will email you when ${creator} answers.`,
    closed: 'This conversation is closed.',
  },
  tr: {
    heading: (creator: string, trip: string) => `${creator} ile yazışmanız: ${trip}`,
    you: 'Siz',
    label: 'Mesajınız',
    send: 'Gönder',
    invalid: `En çok ${maxQuestionLength} karakterlik bir mesaj yazın.`,
    next: (creator: string) => `${creator} yanıtladığında size e-posta göndereceğiz.`,
    closed: 'Bu yazışma kapandı.',
  },
};
