import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blogFonts } from '#contract/blog-choices.ts';
import type { BlogPage } from '#contract/blog-page.ts';
import { richTextOf } from '#contract/rich-text-words.ts';
import { blogPage } from '#rules/blog-page.ts';
import { findBlogPage } from '#server/blog/find-page.ts';
import { projectCreator } from '#server/directory/directory-entry.ts';
import { applyAs, signInStaff } from '#tests/kit/applicant.ts';
import { itemOf, makeTrip, signInSponsor, startBlog } from '#tests/kit/blogs.ts';
import { makeTripRequest, tripItem } from '#tests/kit/make-trip-request.ts';
import { rounds } from '#tests/kit/nightly.ts';
import { payloads } from '#tests/kit/payloads.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { readXml } from '#tests/kit/xml.ts';

let server: TestServer;
let blog: Awaited<ReturnType<typeof startBlog>>;
beforeAll(async () => {
  server = await startTestServer();
  blog = await startBlog(server, { trips: [{}] });
});
afterAll(() => server.stop());

const textStyle = (text: string) => ({ color: text, fontSize: text, bold: text });
const configOf = (text: string) => ({
  pageStyle: {
    backgroundColor: text,
    fontFamily: text,
    coverImageUrl: text,
    coverImageStyle: { opacity: text, positionY: text },
    profilePictureStyle: { shape: text, size: text, borderColor: text, borderWidth: text },
    textStyles: { fullName: textStyle(text), aboutMe: textStyle(text) },
  },
  vayaDisplaySettings: { 'deniz-0': { textStyles: { title: textStyle(text), period: textStyle(text) } } },
});

/** Everything of a page that becomes a style, an address or the name of a picture. */
function expectTokens({ style, trips, social, sections, cover, portrait }: BlogPage): void {
  const texts = [...Object.values(style.texts), ...trips.flatMap(({ styles }) => Object.values(styles))];
  const colours = [style.background, style.picture.borderColor, ...texts.map(({ color }) => color)];
  for (const colour of colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  expect(blogFonts).toContain(style.font);
  expect(['circle', 'square']).toContain(style.picture.shape);
  const numbers = [style.coverOpacity, style.coverPosition, style.picture.size, style.picture.borderWidth];
  for (const number of [...numbers, ...texts.map(({ fontSize }) => fontSize)])
    expect(Number.isFinite(number)).toBe(true);
  for (const folder of [cover, portrait]) expect(folder ?? 'none').toMatch(/^([\w-][\w. -]*\/)*[\w-][\w. -]*$/);
  for (const { href } of social) expect(href).toMatch(/^https:\/\/www\.(instagram|youtube|tiktok)\.com\/[\w@%.\-/]+$/);
  for (const { cover: picture } of trips)
    expect(picture?.source ?? 'https://a.example').toMatch(
      /^(https:\/\/[a-z\d.-]+(:\d+)?([/?][^\s"'()<>\\{}]*)?|([\w-][\w. -]*\/)*[\w-][\w. -]*)$/i,
    );
  for (const { items } of sections)
    for (const item of items) if ('href' in item) expect(item.href).toMatch(/^(mailto:[^\s"'<>?&]+|tel:\+?\d+)$/);
}

const pageNow = async () => {
  const found = await findBlogPage(server.platform, {
    username: 'deniz',
    audience: 'visitor',
    language: null,
    today: '2026-06-15',
  });
  if (found.kind !== 'page') throw new Error(found.kind);
  return found.page;
};

const tried = payloads.filter((_, index) => index % rounds(4, 1) === 0);

describe('what people try to get in', () => {
  it('is more than five hundred texts', () => {
    expect(payloads.length).toBeGreaterThanOrEqual(500);
  });

  it('is refused where it is written as a colour, a font, a size or a picture', async () => {
    const path = `/api/creator/${blog.id}/blog-config`;
    const { database } = server.platform;
    for (const text of tried) {
      const { status, body } = await server.post(path, configOf(text), blog.owner);
      expect([text, status, body.code]).toEqual([text, 400, 'validation']);
      const colour = await server.post(path, { pageStyle: { backgroundColor: text } }, blog.owner);
      expect([text, colour.status]).toEqual([text, 400]);
    }
    expect(await database.selectFrom('blogConfig').selectAll().execute()).toEqual([]);
  });

  it('is no more than a token when it is read, whoever wrote it into the database', async () => {
    const { database } = server.platform;
    const row = { accountId: blog.id, version: 1, config: '{}', createdAt: 1, updatedAt: 1 };
    await database.insertInto('blogConfig').values(row).execute();
    for (const [index, text] of tried.entries()) {
      const config = JSON.stringify(configOf(text).pageStyle ? configOf(text) : {});
      await database
        .updateTable('blogConfig')
        .set({ config, version: index + 2 })
        .execute();
      expectTokens(await pageNow());
      const { status, body } = await server.get(`/api/creator/${blog.id}/blog-config`);
      expect([text, status]).toEqual([text, 200]);
      expect(body.pageStyle?.backgroundColor ?? '#000000').toMatch(/^#[0-9a-f]{6}$/);
    }
    await database.updateTable('blogConfig').set({ config: '{}', version: 1_000_000 }).execute();
  });

  it('is a text where it is a text, and no link where it is none', async () => {
    const { body: creator } = await server.get('/api/blog/deniz');
    for (const text of payloads)
      expectTokens(
        blogPage(
          {
            ...creator,
            email: text,
            phoneNumber: text,
            profilePicture: text,
            socialMediaAccounts: { instagram: text, youtube: text, tiktok: text },
            publishedVayas: [false, true].map((isFromAnotherResource) => ({
              ...creator.publishedVayas[0],
              coverImage: { url: text, isFromAnotherResource },
            })),
          },
          null,
          { audience: 'visitor', today: '2026-06-15' },
        ),
      );
  });

  it('breaks no file that a blog is handed out as', async () => {
    const { database } = server.platform;
    const clean = (text: string) => text.replaceAll('\0', '');
    for (let from = 0; from < tried.length; from += 90) {
      const texts = tried.slice(from, from + 90).map(clean);
      await database.deleteFrom('trip').where('accountId', '=', blog.id).execute();
      const trips = texts.map((text, index) =>
        makeTrip({
          id: `trip-${from}-${index}`,
          accountId: blog.id,
          title: text,
          description: text,
          tripType: text,
          cities: JSON.stringify([text, text]),
          coverImage: text,
          itinerary: JSON.stringify([itemOf({ name: text, address: text, time: text })]),
        }),
      );
      await database.insertInto('trip').values(trips).execute();
      await database
        .updateTable('account')
        .set({ name: texts[0] ?? '' })
        .where('id', '=', blog.id)
        .execute();
      await database
        .updateTable('creator')
        .set({ aboutMe: texts[1] ?? '' })
        .where('accountId', '=', blog.id)
        .execute();
      await database
        .transaction()
        .execute((transaction) => projectCreator({ database: transaction, now: server.clock.now }, blog.id));
      expectTokens(await pageNow());
      const atom = readXml((await server.get('/blog/deniz/feed.atom')).body);
      expect([...new Set([...atom.querySelectorAll('*')].map(({ nodeName }) => nodeName))].toSorted()).toEqual(
        'author category content entry feed id link name published subtitle title updated uri'.split(' '),
      );
      readXml((await server.get('/sitemaps/1.xml')).body);
      expect(atom.getElementsByTagName('entry')).toHaveLength(Math.min(50, trips.length));
      expect((await server.get('/api/blog/deniz')).body.publishedVayas).toHaveLength(trips.length);
    }
  });
});

describe('a sign that turns the direction of all that stands behind it', () => {
  const signs = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
  const turned = (text: string) => `${signs}${text}${signs}`;
  const turning = /\p{Bidi_Control}/u;

  it('is left out of what a creator writes about a trip and a blog', async () => {
    const given = makeTripRequest({
      title: turned('Kaş gpj.exe'),
      description: richTextOf(turned('One\ntwo')),
      notes: turned('Mine'),
      places: [{ _id: null, cityName: turned('Kekova') }],
      itinerary: [tripItem({ objectId: 'walk', name: turned('Walk'), address: turned('Harbour') })],
    });
    const { status, body } = await server.post('/api/account/trips', given, blog.owner);
    expect(status).toBe(200);
    const trip = (await server.get(`/api/account/trips/${body._id}`, blog.owner)).body;
    expect(JSON.stringify(trip)).not.toMatch(turning);
    expect(trip).toMatchObject({ title: 'Kaş gpj.exe', description: richTextOf('One\ntwo'), notes: 'Mine' });
    const path = `/api/creator/${blog.id}/blog-config`;
    await server.post(path, { sharing: { title: turned('Sea'), description: turned('Bays') } }, blog.owner);
    expect((await server.get(path)).body.sharing).toEqual({ title: 'Sea', description: 'Bays' });
  });

  it('is left out of an application, as staff and mails have it', async () => {
    const change = { fullName: turned('Mia Çelik'), aboutMe: turned('I sail\nand write, day after day, bay by bay.') };
    const { applicationId } = await applyAs(server, 'mia', change);
    const staff = await signInStaff(server);
    const { body } = await staff.get(`/applications/${applicationId}`);
    expect(body.fullName).toBe('Mia Çelik');
    expect(JSON.stringify(body)).not.toMatch(turning);
    expect(JSON.stringify(await server.mails())).not.toMatch(turning);
  });

  it('is no word where one is needed, and keeps no blank before one', async () => {
    const sponsor = await signInSponsor(server);
    const listed = (name: string) => server.post('/api/sponsor/lists', { name }, sponsor);
    expect([(await listed(signs)).status, (await listed(`${signs} ${signs}`)).status]).toEqual([400, 400]);
    expect((await listed(turned(' Spring '))).status).toBe(200);
    const { body } = await server.get('/api/sponsor/shortlist', sponsor);
    expect(body.lists).toMatchObject([{ name: 'Spring' }]);
  });
});
