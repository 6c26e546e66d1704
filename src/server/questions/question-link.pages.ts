import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { VisitorContent, VisitorPage } from '#contract/blog-document.ts';
import { linkToken } from '#contract/fields.ts';
import type { Language, Text } from '#contract/language.ts';
import { replyRequest } from '#contract/question.ts';
import { maxQuestionLength } from '#contract/question-choices.ts';
import { say } from '#rules/say.ts';
import { sendRendered } from '../blog/blog-page.routes.ts';
import { findBlogPageOf } from '../blog/find-page.ts';
import { type PageRenderer, pageRenderer } from '../blog/page-renderer.ts';
import type { Platform } from '../db/platform.ts';
import type { QuestionTable } from '../db/tables/blog.table.ts';
import { acceptForms } from '../http/multipart.ts';
import { sendPlainPage } from '../http/plain-page.ts';
import { clientAddress } from '../http/request.ts';
import { DomainError } from '../lib/errors.ts';
import { preferredLanguage } from '../lib/texts.ts';
import { utcDay } from '../lib/time.ts';
import { confirmQuestion, replyInThread, type VisitorReply } from './ask-question.service.ts';
import { confirmationLink, type OpenedLink, openLink, threadLink, threadOf } from './question-thread.ts';

interface LinkPage {
  link: typeof threadLink;
  expired: Text;
  contentOf: (question: QuestionTable, typed: string) => VisitorContent;
  /** What the button of the page does. */
  press: (platform: Platform, id: string, sent: VisitorReply) => Promise<void>;
}

const linkPages: readonly LinkPage[] = [
  {
    link: confirmationLink,
    expired: {
      en: 'This link no longer works. Links work for a day: please ask your question again on the page of the trip.',
      tr: 'Bu bağlantı artık geçerli değil. Bağlantılar bir gün geçerlidir: Lütfen sorunuzu gezinin sayfasından yeniden sorun.',
    },
    contentOf: ({ state, tripTitle, message }) =>
      state === 'unconfirmed' ? { kind: 'confirm', tripTitle, message } : { kind: 'confirmed' },
    press: confirmQuestion,
  },
  {
    link: threadLink,
    expired: {
      en: 'This link no longer works. Questions are deleted after a year.',
      tr: 'Bu bağlantı artık geçerli değil. Sorular bir yıl sonra silinir.',
    },
    contentOf: (question, typed) => ({ kind: 'thread', ...threadOf(question), typed }),
    async press(platform, id, { text, ...sent }) {
      const parsed = replyRequest.safeParse({ text });
      if (!parsed.success) throw new DomainError(400, 'validation', noReply);
      await replyInThread(platform, id, { ...parsed.data, ...sent });
    },
  },
];

const noReply = {
  en: `Write something, at most ${maxQuestionLength} characters.`,
  tr: `En çok ${maxQuestionLength} karakterlik bir mesaj yazın.`,
};

interface Context {
  platform: Platform;
  renderer: PageRenderer;
}

type Request = FastifyRequest<{ Querystring: { token?: unknown } }>;

/** The pages behind the mailed links of a question. They work without scripts. */
export async function questionLinkPages(app: FastifyInstance, platform: Platform): Promise<void> {
  const renderer = await pageRenderer();
  if (renderer === null) return;
  const options = { schema: { hide: true }, config: { access: 'anyone' as const } };
  await app.register(async (pages) => {
    acceptForms(pages);
    for (const page of linkPages)
      pages.route({
        ...options,
        method: ['GET', 'POST'],
        url: page.link.path,
        handler: async (request: Request, reply) => {
          await app.limitRequest(request, reply);
          return answer({ platform, renderer }, page, request, reply);
        },
      });
  });
}

async function answer(context: Context, page: LinkPage, request: Request, reply: FastifyReply): Promise<FastifyReply> {
  const { platform } = context;
  const token = z.catch(linkToken, '').parse(request.query.token);
  const opened = await openLink(platform, page.link, token);
  if (!opened?.question) return sendExpired(context, page, { opened, request, reply });
  const { id, language } = opened.question;
  if (request.method !== 'POST') {
    const content = page.contentOf(opened.question, '');
    return sendInBlog(context, { opened, request, reply, language, content, error: null });
  }
  const sent = sentIn(request);
  try {
    await page.press(platform, id, sent);
    // A redirect, so that reloading the page does not send the form again.
    return reply.redirect(`${page.link.path}?token=${encodeURIComponent(token)}`, 303);
  } catch (failure) {
    if (!(failure instanceof DomainError)) throw failure;
    reply.code(failure.status);
    const error = say(failure.text, language, failure.details.params);
    const { question = opened.question } = (await openLink(platform, page.link, token)) ?? opened;
    return sendInBlog(context, {
      opened,
      request,
      reply,
      language,
      content: page.contentOf(question, sent.text),
      error,
    });
  }
}

/** Browsers send line breaks as CRLF and count them as one character. */
function sentIn(request: Request): VisitorReply {
  const { text, seen }: Record<string, unknown> = { ...Object(request.body) };
  const typed = typeof text === 'string' ? text.replaceAll('\r\n', '\n') : '';
  return { text: typed, seen: Number(seen), address: clientAddress(request) };
}

interface Answer {
  opened: OpenedLink;
  request: Request;
  reply: FastifyReply;
}

function sendExpired(
  context: Context,
  { expired }: LinkPage,
  { opened, request, reply }: Omit<Answer, 'opened'> & { opened: OpenedLink | null },
): Promise<FastifyReply> | FastifyReply {
  const language = preferredLanguage(request.headers['accept-language']);
  const text = say(expired, language);
  reply.code(404);
  if (opened === null) return sendPlainPage(reply, { language, heading: text, body: '' });
  return sendInBlog(context, { opened, request, reply, language, content: { kind: 'problem', text }, error: null });
}

async function sendInBlog(
  { platform, renderer }: Context,
  {
    opened: { accountId, tripId },
    request,
    reply,
    language,
    ...shown
  }: Answer & { language: Language } & Pick<VisitorPage, 'content' | 'error'>,
): Promise<FastifyReply> {
  const options = { audience: 'visitor' as const, language, today: utcDay(platform.now()) };
  const page = await findBlogPageOf(platform, accountId, options);
  if (page === null) return sendPlainPage(reply.code(404), { language, heading: say(notPublic, language), body: '' });
  const trip = page.trips.find(({ id }) => id === tripId) ?? null;
  return sendRendered(request, reply, renderer.renderVisitorPage({ page, trip, ...shown }, renderer.assets));
}

const notPublic = { en: 'This blog is not public right now.', tr: 'Bu blog şu anda herkese açık değil.' };
