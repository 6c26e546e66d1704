import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { QuestionFormState, QuestionTyped, VisitorContent } from '#contract/blog-document.ts';
import type { Language } from '#contract/language.ts';
import { type QuestionRequest, questionRequest } from '#contract/question.ts';
import { say } from '#rules/say.ts';
import { sendMissing, sendRendered } from '../blog/blog-page.routes.ts';
import { findTripPage } from '../blog/find-page.ts';
import { type PageRenderer, pageRenderer } from '../blog/page-renderer.ts';
import { DatabaseUnavailable } from '../db/database-errors.ts';
import type { Platform } from '../db/platform.ts';
import { acceptForms } from '../http/multipart.ts';
import { clientAddress, isFromOwnPage } from '../http/request.ts';
import { fieldMessages, InvalidInput } from '../http/validation.ts';
import { DomainError, Forbidden, Unavailable } from '../lib/errors.ts';
import { languageIn, preferredLanguage } from '../lib/texts.ts';
import { utcDay } from '../lib/time.ts';
import { askQuestion, turnedOff } from './ask-question.service.ts';
import { areQuestionsWelcome } from './question.store.ts';

interface Address {
  Params: { username: string; trip: string };
  Querystring: { lang?: unknown; sent?: unknown };
}

type Request = FastifyRequest<Address>;

/** The API has the same limit per client. */
const questionsPerMinute = 10;

/** A plain form, which the browser sends. */
export async function questionFormPages(app: FastifyInstance, platform: Platform): Promise<void> {
  const renderer = await pageRenderer();
  if (renderer === null) return;
  const context = { platform, renderer };
  const options = { schema: { hide: true }, config: { access: 'anyone' as const } };
  const limit = app.limitTo(questionsPerMinute);
  await app.register(async (pages) => {
    acceptForms(pages);
    for (const path of ['/blog/:username/:trip/ask', '/blog/:username/:trip/ask/']) {
      pages.get<Address>(path, options, async (request, reply) => {
        await app.limitRequest(request, reply);
        const content = request.query.sent === undefined ? formOf(emptyForm()) : ({ kind: 'sent' } as const);
        return show(context, { request, reply, content, error: null });
      });
      pages.post<Address>(path, options, async (request, reply) => {
        if (!isFromOwnPage(request, platform.config)) throw new Forbidden();
        const typed = typedIn(request.body);
        const failed = await ask(platform, request, typed, () => limit(request, reply));
        if (failed === null) return reply.redirect(sentAddress(request), 303);
        const { status, error = null, errors = {} } = failed;
        const content = formOf({ ...newForm(typed), errors });
        return show(context, { request, reply: reply.code(status), content, error });
      });
    }
  });
}

const newForm = (typed: QuestionTyped): QuestionFormState => ({ key: randomUUID(), typed, errors: {} });
const emptyForm = () => newForm({ name: '', email: '', message: '' });
const formOf = (form: QuestionFormState): VisitorContent => ({ kind: 'form', form });

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

interface Failed {
  status: number;
  errors?: QuestionFormState['errors'];
  error?: string;
}

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
    return { status: known.status, error: say(known.text, language, known.details.params) };
  }
}

/** Another text under the same form is another question. */
const keyOf = (key: string, content: QuestionRequest): string | null =>
  key === ''
    ? null
    : createHash('sha256')
        .update(JSON.stringify([key, content]))
        .digest('hex');

interface Shown {
  request: Request;
  reply: FastifyReply;
  content: VisitorContent;
  error: string | null;
}

interface Context {
  platform: Platform;
  renderer: PageRenderer;
}

async function show({ platform, renderer }: Context, { request, reply, ...shown }: Shown): Promise<FastifyReply> {
  const { username, trip } = request.params;
  const language = languageOf(request);
  const options = { audience: 'visitor' as const, language, today: utcDay(platform.now()) };
  const found = await findTripPage(platform, { username, trip, ...options });
  if (found.kind === 'redirect') return reply.redirect(`${found.address}/ask${withLanguage(request)}`, 301);
  if (found.kind !== 'page')
    return sendMissing({ renderer, request, reply }, username, found.kind === 'noPage' ? found.page : null);
  if (!(await areQuestionsWelcome(platform.database, found.page.creatorId))) {
    reply.code(404);
    shown.content = { kind: 'problem', text: say(turnedOff, language) };
  }
  // Only then does a browser name the origin of the form that it sends, and restore what was typed after a reload.
  reply.header('Referrer-Policy', 'same-origin').header('Cache-Control', 'no-cache');
  const { assets } = renderer;
  return sendRendered(request, reply, renderer.renderVisitorPage({ ...found, ...shown }, assets));
}
