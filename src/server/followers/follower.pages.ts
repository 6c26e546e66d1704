import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { followRequest } from '#contract/follower.ts';
import type { Language } from '#contract/language.ts';
import { emailShape } from '#rules/email-address.ts';
import { sayProblem } from '#rules/problems.ts';
import { say } from '#rules/say.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import type { Platform } from '../db/platform.ts';
import { clientAddress } from '../http/client.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { linkPages } from '../http/link-pages.ts';
import { acceptForms } from '../http/multipart.ts';
import { isFromOwnPage } from '../http/own-page.ts';
import { type PlainPage, sendPlainPage } from '../http/plain-page.ts';
import { DomainError, Forbidden, Unavailable } from '../lib/errors.ts';
import { languageIn, preferredLanguage } from '../lib/texts.ts';
import {
  confirmationPath,
  confirmFollower,
  findFollowedBlog,
  followCreator,
  readFollower,
  type ShownFollower,
} from './follow.service.ts';
import { followsPerMinute } from './follower.routes.ts';

interface Address {
  Params: { username: string };
  Querystring: { lang?: unknown; sent?: unknown };
}

type Request = FastifyRequest<Address>;

export function followerPages(app: FastifyInstance, platform: Platform): void {
  linkPages(app, {
    path: confirmationPath,
    show: async (token, language) => confirmationPage(await readFollower(platform, token), language),
    async press(token, language) {
      await confirmFollower(platform, token);
      return confirmationPage(await readFollower(platform, token), language);
    },
  });
  formPages(app, platform);
}

/** The form of a blog is sent here, with scripts and without. */
function formPages(app: FastifyInstance, platform: Platform): void {
  const options = { schema: { hide: true }, config: { access: 'anyone' as const } };
  const limit = app.limitTo(followsPerMinute);
  const path = '/blog/:username/follow';
  app.register(async (pages) => {
    acceptForms(pages);
    pages.get<Address>(path, options, async (request, reply) => {
      await app.limitRequest(request, reply);
      return showForm(platform, request, reply, { email: '', refusal: null });
    });
    pages.post<Address>(path, options, async (request, reply) => {
      if (!isFromOwnPage(request, platform.config)) throw new Forbidden();
      const email = emailIn(request.body);
      const failed = await follow(platform, request, email, () => limit(request, reply));
      if (failed === null) return reply.redirect(`${pathOf(request)}?sent=1&lang=${languageOf(request)}`, 303);
      return showForm(platform, request, reply.code(failed.status), { email, refusal: failed.refusal });
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
  platform: Platform,
  request: Request,
  reply: FastifyReply,
  { email, refusal }: Form,
): Promise<FastifyReply> {
  const language = languageOf(request);
  const { fullName, username } = await findFollowedBlog(platform, request.params.username);
  const { title, lead, label, send, sent, next } = words[language];
  const back = `<a href="${escapeHtml(blogAddress(username))}?lang=${language}">${escapeHtml(fullName)}</a>`;
  if (request.query.sent !== undefined && refusal === null)
    return sendPlainPage(reply, { language, heading: sent, body: `${text(next)}${back}` });
  const alert = refusal === null ? '' : `<div role="alert">${escapeHtml(refusal)}</div>`;
  const field = `<input name="email" type="email" required maxlength="254" autocomplete="email" value="${escapeHtml(email)}">`;
  const form = `<form method="post" novalidate action="${escapeHtml(pathOf(request))}?lang=${language}">${alert}<label>${label}${field}</label><button>${send}</button></form>`;
  // Only then does a browser name the origin of the form that it sends.
  reply.header('Referrer-Policy', 'same-origin');
  return sendPlainPage(reply, { language, heading: title(fullName), body: `${text(lead)}${form}${back}` });
}

const text = (content: string) => `<div dir="auto">${escapeHtml(content)}</div>`;

function confirmationPage({ state, creator, username }: ShownFollower, language: Language): PlainPage {
  const { title, lead, confirm, following, notMine } = words[language];
  const blog = `<a href="${escapeHtml(blogAddress(username))}?lang=${language}">${escapeHtml(creator)}</a>`;
  if (state === 'following') return { language, heading: following(creator), body: `${text(lead)}${blog}` };
  const form = `<form method="post"><button>${confirm}</button></form>`;
  return { language, heading: title(creator), body: `${text(lead)}${form}${text(notMine)}` };
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
