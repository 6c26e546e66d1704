import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#contract/language.ts';
import { blogPage, tripsInOrder } from '#rules/blog-page.ts';
import { blogSettings } from '#rules/blog-settings.ts';
import { say } from '#rules/say.ts';
import { showingTrip } from '#rules/showing-trip.ts';
import { tripAddress } from '#rules/trip-address.ts';
import type { Platform } from '../db/platform.ts';
import { sendPlainPage } from '../http/plain-page.ts';
import { languageIn, preferredLanguage } from '../lib/texts.ts';
import { utcDay } from '../lib/time.ts';
import { journeyOf } from '../trips/journey-map.ts';
import { findSharedTrip, privateLinkPath } from '../trips/private-link.service.ts';
import type { TripRow } from '../trips/stored-trip.ts';
import { sendRendered } from './blog-page.routes.ts';
import { documentOf } from './blog-page.service.ts';
import { findBlogRecord } from './blog-record.ts';
import { findBlogPageOf, findOpenBlogOf } from './find-page.ts';
import type { PageRenderer } from './page-renderer.ts';

interface Address {
  Params: { token: string };
  Querystring: { lang?: unknown };
}

/** Trips behind their private links. Each request is rendered: nothing of a draft is cached or counted as a visit. */
export function draftPages(app: FastifyInstance, platform: Platform, renderer: PageRenderer | null): void {
  if (renderer === null) return;
  const options = { schema: { hide: true }, config: { access: 'anyone' as const } };
  app.get<Address>(`${privateLinkPath}/:token`, options, async (request, reply) => {
    await app.limitRequest(request, reply);
    reply.header('X-Robots-Tag', 'noindex');
    const { token } = request.params;
    const found = /^[\w-]{43}$/.test(token) ? await findSharedTrip(platform, token) : null;
    const blog = found && (await findOpenBlogOf(platform, found.trip.accountId));
    if (!found || !blog) return sendEnded(request, reply);
    const language = languageIn(request.query.lang);
    if (found.isPublished) return reply.redirect(publicAddress(blog.username, found.trip, language), 302);
    const rendered = await renderDraft({ platform, renderer }, found.trip, language, `${privateLinkPath}/${token}`);
    if (rendered === null) return sendEnded(request, reply);
    return sendRendered(request, reply, rendered);
  });
}

const publicAddress = (username: string, { id, title }: TripRow, language: Language | null): string =>
  `${tripAddress(username, { _id: id, title })}${language === null ? '' : `?lang=${language}`}`;

interface Context {
  platform: Platform;
  renderer: PageRenderer;
}

/**
 * Resolved by the rules of published trips, with the owner's settings for this trip. The other trips are those of the
 * cached page: reading all of a large blog for each request would hold up the server.
 */
async function renderDraft({ platform, renderer }: Context, row: TripRow, given: Language | null, draft: string) {
  const record = await findBlogRecord(platform.database, row.accountId, row);
  if (!record?.isPublic) return null;
  const today = utcDay(platform.now());
  const config = showingTrip(record.config ?? {}, row.id);
  const language = given ?? blogSettings(config, 'page').language;
  const viewer = { audience: 'visitor' as const, language: given, today };
  const ofDraft = blogPage(record.creatorIn(language, today), config, viewer);
  const trip = ofDraft.trips.find(({ id }) => id === row.id);
  const ofVisitors = await findBlogPageOf(platform, row.accountId, viewer);
  if (!trip || !ofVisitors) return null;
  const others = ofVisitors.trips.filter(({ id }) => id !== row.id);
  const page = { ...ofDraft, trips: tripsInOrder([trip, ...others], today) };
  const map = await journeyOf(trip.places ?? []);
  return renderer.renderBlog(
    documentOf(platform, renderer, { page, trip, part: 1, map, takesQuestions: false, draft }),
  );
}

function sendEnded({ query, headers }: FastifyRequest<Address>, reply: FastifyReply): FastifyReply {
  const language = languageIn(query.lang) ?? preferredLanguage(headers['accept-language']);
  const body = `<div>${say(ended.body, language)}</div>`;
  return sendPlainPage(reply.code(404), { language, heading: say(ended.heading, language), body });
}

const ended = {
  heading: { en: 'This link no longer works', tr: 'Bu bağlantı artık geçerli değil' },
  body: {
    en: 'It was withdrawn, or the address is incomplete. Ask the person who sent it for a new one.',
    tr: 'Geri çekilmiş ya da adres eksik kopyalanmış olabilir. Gönderen kişiden yenisini isteyin.',
  },
};
