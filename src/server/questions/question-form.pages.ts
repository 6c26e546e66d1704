import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#contract/language.ts';
import type { QuestionFormState, QuestionTyped } from '#contract/plain-page.ts';
import { type QuestionRequest, questionRequest } from '#contract/question.ts';
import { say } from '#rules/say.ts';
import { sendMissing } from '../blog/blog-page.routes.ts';
import { findTripPage } from '../blog/find-page.ts';
import { type PageRenderer, pageRenderer } from '../blog/page-renderer.ts';
import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import type { Platform } from '../db/platform.ts';
import { clientAddress } from '../http/client.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { acceptForms } from '../http/multipart.ts';
import { isFromOwnPage } from '../http/own-page.ts';
import { fieldMessages, InvalidInput } from '../http/validation.ts';
import { sendPage } from '../http/web.ts';
import { DomainError, Forbidden, Unavailable } from '../lib/errors.ts';
import { languageIn, preferredLanguage } from '../lib/texts.ts';
import { utcDay } from '../lib/time.ts';
import { askQuestion, readQuestionForm } from './ask-question.service.ts';

interface Address {
  Params: { username: string; trip: string };
  Querystring: { lang?: unknown; sent?: unknown };
}

type Request = FastifyRequest<Address>;

/** The API has the same limit per client. */
const questionsPerMinute = 10;

/** The page of the app, and its form for visitors without scripts. */
export async function questionFormPages(app: FastifyInstance, platform: Platform): Promise<void> {
  const renderer = await pageRenderer();
  const options = { schema: { hide: true }, config: { access: 'anyone' as const } };
  const limit = app.limitTo(questionsPerMinute);
  await app.register(async (pages) => {
    acceptForms(pages);
    for (const path of ['/blog/:username/:trip/ask', '/blog/:username/:trip/ask/']) {
      if (renderer === null) {
        pages.get(path, options, (_request, reply) => sendPage(reply, platform.config));
        continue;
      }
      const context = { platform, renderer };
      pages.get<Address>(path, options, async (request, reply) => {
        await app.limitRequest(request, reply);
        const form = request.query.sent === undefined ? emptyForm() : 'sent';
        return showForm(context, { request, reply, form });
      });
      pages.post<Address>(path, options, async (request, reply) => {
        if (!isFromOwnPage(request, platform.config)) throw new Forbidden();
        const typed = typedIn(request.body);
        const failed = await ask(platform, request, typed, () => limit(request, reply));
        if (failed === null) return reply.redirect(sentAddress(request), 303);
        const { status, ...rest } = failed;
        return showForm(context, { request, reply: reply.code(status), form: { ...newForm(typed), ...rest } });
      });
    }
  });
}

const newForm = (typed: QuestionTyped): QuestionFormState => ({ key: randomUUID(), typed, errors: {}, refusal: null });
const emptyForm = () => newForm({ name: '', email: '', message: '' });

const languageOf = ({ query, headers }: Request): Language =>
  languageIn(query.lang) ?? preferredLanguage(headers['accept-language']);

const pathOf = ({ params }: Request): string =>
  `/blog/${encodeURIComponent(params.username)}/${encodeURIComponent(params.trip)}`;

const withLanguage = ({ query }: Request, parameters: Record<string, string> = {}): string => {
  const language = languageIn(query.lang);
  const search = new URLSearchParams({ ...(language && { lang: language }), ...parameters }).toString();
  return search === '' ? '' : `?${search}`;
};

/** A redirect, so that reloading the page does not send the question again. */
const sentAddress = (request: Request): string => `${pathOf(request)}/ask${withLanguage(request, { sent: '1' })}`;

interface Typed extends QuestionTyped {
  key: string;
}

/** Browsers send line breaks as CRLF and count them as one character. */
function typedIn(body: unknown): Typed {
  const given: Record<string, unknown> = { ...Object(body) };
  const textOf = (name: string) => (typeof given[name] === 'string' ? given[name].replaceAll('\r\n', '\n') : '');
  return { name: textOf('name'), email: textOf('email'), message: textOf('message'), key: textOf('key') };
}

type Failed = Partial<Pick<QuestionFormState, 'errors' | 'refusal'>> & { status: number };

async function ask(
  platform: Platform,
  request: Request,
  { key, ...typed }: Typed,
  limit: () => Promise<unknown>,
): Promise<Failed | null> {
  const language = languageOf(request);
  const parsed = questionRequest.safeParse(typed);
  if (!parsed.success) return { status: 400, errors: fieldMessages(new InvalidInput(parsed.error), language) };
  const { username, trip } = request.params;
  const asking = { request: parsed.data, language, address: clientAddress(request), key: keyOf(key, parsed.data) };
  try {
    await limit();
    await askQuestion(platform, { username, trip }, asking);
    return null;
  } catch (failure) {
    const known = failure instanceof DatabaseUnavailable ? new Unavailable() : failure;
    if (!(known instanceof DomainError)) throw failure;
    return { status: known.status, refusal: say(known.text, language, known.details.params) };
  }
}

/** Another text under the same form is another question. */
const keyOf = (key: string, content: QuestionRequest): string | null =>
  key === ''
    ? null
    : createHash('sha256')
        .update(JSON.stringify([key, content]))
        .digest('hex');

const noForm = (title: string, back: string): string =>
  `<h1>${escapeHtml(title)}</h1><p><a href="${escapeHtml(back)}">${escapeHtml(back)}</a></p>`;

interface Shown {
  request: Request;
  reply: FastifyReply;
  form: QuestionFormState | 'sent';
}

interface Context {
  platform: Platform;
  renderer: PageRenderer;
}

async function showForm({ platform, renderer }: Context, { request, reply, form }: Shown): Promise<FastifyReply> {
  const { username, trip } = request.params;
  const options = { audience: 'visitor' as const, language: null, today: utcDay(platform.now()) };
  const found = await findTripPage(platform, { username, trip, ...options });
  if (found.kind === 'redirect') return reply.redirect(`${found.address}/ask${withLanguage(request)}`, 301);
  if (found.kind !== 'page')
    return sendMissing({ renderer, request, reply }, username, found.kind === 'noPage' ? found.page : null);
  const language = languageOf(request);
  const back = `${pathOf(request)}${withLanguage(request)}`;
  // Only then does a browser name the origin of the form that it sends.
  reply.header('Referrer-Policy', 'same-origin');
  try {
    const about = await readQuestionForm(platform, { username, trip });
    return sendPage(reply, platform.config, renderer.plainPage({ kind: 'question', language, about, back, form }));
  } catch (failure) {
    if (!(failure instanceof DomainError)) throw failure;
    const title = say(failure.text, language);
    return sendPage(reply.code(failure.status), platform.config, { ...{ title, language }, body: noForm(title, back) });
  }
}
