import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { followRequest } from '#contract/blog.ts';
import type { FollowStep } from '#contract/blog-document.ts';
import type { Language } from '#contract/language.ts';
import { emailShape } from '#rules/email-address.ts';
import { sayProblem } from '#rules/problems.ts';
import { say } from '#rules/say.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { sendRendered } from '../blog/blog-page.routes.ts';
import { findBlogPageOf } from '../blog/find-page.ts';
import { type PageRenderer, pageRenderer } from '../blog/page-renderer.ts';
import { DatabaseUnavailable } from '../db/database-errors.ts';
import type { Platform } from '../db/platform.ts';
import { linkPages } from '../http/link-pages.ts';
import { acceptForms } from '../http/multipart.ts';
import { clientAddress, isFromOwnPage } from '../http/request.ts';
import { DomainError, Forbidden, NotFound, Unavailable } from '../lib/errors.ts';
import { languageIn, preferredLanguage } from '../lib/texts.ts';
import { utcDay } from '../lib/time.ts';
import {
  confirmationPath,
  confirmFollower,
  findFollowedBlog,
  followCreator,
  followsPerMinute,
  notPublic,
  readFollower,
  type ShownFollower,
} from './follow.service.ts';

interface Address {
  Params: { username: string };
  Querystring: { lang?: unknown; sent?: unknown };
}

type Request = FastifyRequest<Address>;

interface Context {
  platform: Platform;
  renderer: PageRenderer;
}

/** The pages of followers wear the design of the blog, and need no scripts. */
export async function followerPages(app: FastifyInstance, platform: Platform): Promise<void> {
  const renderer = await pageRenderer();
  if (renderer === null) return;
  const context = { platform, renderer };
  const show = async (token: string, language: Language) => {
    const follower = await readFollower(platform, token);
    return (request: FastifyRequest, reply: FastifyReply) =>
      sendInBlog(context, { request, reply, language, step: confirmationStep(follower, language), ...follower });
  };
  linkPages(app, {
    path: confirmationPath,
    show,
    async press(token, language) {
      await confirmFollower(platform, token);
      return show(token, language);
    },
  });
  await formPages(app, context);
}

interface Shown {
  request: FastifyRequest;
  reply: FastifyReply;
  language: Language;
  accountId: string;
  step: FollowStep;
  error?: string | null;
}

async function sendInBlog(
  { platform, renderer }: Context,
  { request, reply, language, accountId, step, error = null }: Shown,
): Promise<FastifyReply> {
  const viewer = { audience: 'visitor' as const, language, today: utcDay(platform.now()) };
  const page = await findBlogPageOf(platform, accountId, viewer);
  if (page === null) throw new NotFound(notPublic);
  const content = { kind: 'follow' as const, ...step };
  return sendRendered(
    request,
    reply,
    renderer.renderVisitorPage({ page, trip: null, content, error }, renderer.assets),
  );
}

/** The form of a blog is sent here, with scripts and without. */
async function formPages(app: FastifyInstance, context: Context): Promise<void> {
  const { platform } = context;
  const options = { schema: { hide: true }, config: { access: 'anyone' as const } };
  const limit = app.limitTo(followsPerMinute);
  const path = '/blog/:username/follow';
  await app.register(async (pages) => {
    acceptForms(pages);
    pages.get<Address>(path, options, async (request, reply) => {
      await app.limitRequest(request, reply);
      return showForm(context, request, reply, { email: '', refusal: null });
    });
    pages.post<Address>(path, options, async (request, reply) => {
      if (!isFromOwnPage(request, platform.config)) throw new Forbidden();
      const email = emailIn(request.body);
      const failed = await follow(platform, request, email, () => limit(request, reply));
      if (failed === null) return reply.redirect(`${pathOf(request)}?sent=1&lang=${languageOf(request)}`, 303);
      return showForm(context, request, reply.code(failed.status), { email, refusal: failed.refusal });
    });
  });
}

const languageOf = ({ query, headers }: Request): Language =>
  languageIn(query.lang) ?? preferredLanguage(headers['accept-language']);

const pathOf = ({ params }: Request): string => `${blogAddress(params.username)}/follow`;

function emailIn(body: unknown): string {
  const { email }: { email?: unknown } = Object(body);
  return typeof email === 'string' ? email : '';
}

async function follow(
  platform: Platform,
  request: Request,
  email: string,
  limit: () => Promise<unknown>,
): Promise<{ status: number; refusal: string } | null> {
  const language = languageOf(request);
  const parsed = followRequest.safeParse({ email, language });
  if (!parsed.success) return { status: 400, refusal: sayProblem(emailShape, words[language].label, language) };
  try {
    await limit();
    await followCreator(platform, request.params.username, { request: parsed.data, address: clientAddress(request) });
    return null;
  } catch (failure) {
    const known = failure instanceof DatabaseUnavailable ? new Unavailable() : failure;
    if (!(known instanceof DomainError)) throw failure;
    return { status: known.status, refusal: say(known.text, language, known.details.params) };
  }
}

interface Form {
  email: string;
  refusal: string | null;
}

async function showForm(
  context: Context,
  request: Request,
  reply: FastifyReply,
  { email, refusal }: Form,
): Promise<FastifyReply> {
  const language = languageOf(request);
  const { accountId, fullName } = await findFollowedBlog(context.platform, request.params.username);
  const { title, lead, label, send, sent, next } = words[language];
  const isSent = request.query.sent !== undefined && refusal === null;
  const field = { label, value: email, isInvalid: refusal !== null };
  const step = isSent
    ? { title: sent, lead: next, form: null, note: null }
    : { title: title(fullName), lead, form: { email: field, button: send }, note: null };
  // Only then does a browser name the origin of the form that it sends.
  reply.header('Referrer-Policy', 'same-origin').header('Cache-Control', 'no-cache');
  return sendInBlog(context, { request, reply, language, accountId, step, error: refusal });
}

function confirmationStep({ state, creator }: ShownFollower, language: Language): FollowStep {
  const { title, lead, confirm, following, notMine } = words[language];
  if (state === 'following') return { title: following(creator), lead, form: null, note: null };
  return { title: title(creator), lead, form: { email: null, button: confirm }, note: notMine };
}

const words = {
  en: {
    title: (creator: string) => `Follow ${creator}`,
    lead: 'You get an email when a trip is published, at most once a day. Every email has a link that stops them.',
    label: 'Email',
    send: 'Follow by email',
    sent: 'Check your email',
    next: 'We sent you a link. You follow once you have opened it and pressed the button there.',
    confirm: 'Confirm',
    notMine: 'You didn’t enter your address? Close this page, and you get no emails.',
    following: (creator: string) => `You follow ${creator}`,
  },
  tr: {
    title: (creator: string) => `Takip et: ${creator}`,
    lead: 'Yeni bir gezi yayımlandığında, günde en çok bir kez e-posta alırsınız. Her e-postada durdurma bağlantısı vardır.',
    label: 'E-posta',
    send: 'E-postayla takip et',
    sent: 'E-postanıza bakın',
    next: 'Size bir bağlantı gönderdik. Bağlantıyı açıp oradaki düğmeye bastığınızda takip başlar.',
    confirm: 'Onayla',
    notMine: 'Adresinizi siz girmediyseniz sayfayı kapatın, e-posta almazsınız.',
    following: (creator: string) => `Takip ediyorsunuz: ${creator}`,
  },
};
