import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DaysFor } from '#contract/blog-choices.ts';
import { directorySorts } from '#contract/directory-choices.ts';
import { dayLabel, rangeLabel } from '#rules/day-labels.ts';
import { signInStaff } from '#tests/kit/applicant.ts';
import { makeTrip, signInSponsor, startBlog } from '#tests/kit/blogs.ts';
import { answersOf, drawnFrom } from '#tests/kit/canaries.ts';
import { makeTripRequest, tripItem } from '#tests/kit/make-trip-request.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

type Headers = Record<string, string>;

let server: TestServer;
let blog: Awaited<ReturnType<typeof startBlog>>;
let staff: Headers;
const others: Record<'visitor' | 'another creator' | 'sponsor', Headers> = {
  visitor: {},
  'another creator': {},
  sponsor: {},
};
const calendars = { own: '', takenBack: '', ofAnother: '' };
const username = 'kuzgun';
const start = Date.UTC(2026, 5, 15, 12);
const day = 24 * 60 * 60_000;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.now = start;
  blog = await startBlog(server, { username, number: 71, trips: [{ id: 'first' }, { id: 'second' }] });
  const { owner } = await startBlog(server, {
    username: 'busy',
    number: 72,
    trips: Array.from({ length: 6 }, (_, index) => ({ id: `busy-${index}` })),
  });
  await startBlog(server, { username: 'idle', number: 73 });
  others['another creator'] = owner;
  others.sponsor = await signInSponsor(server);
  staff = (await signInStaff(server, 'keeper')).headers;
  calendars.takenBack = await makeCalendar(blog.owner);
  calendars.own = await makeCalendar(blog.owner);
  calendars.ofAnother = await makeCalendar(owner);
});
afterAll(() => server.stop());

/** The secret address of a calendar; the one before it is nobody's any more. */
async function makeCalendar(owner: Headers): Promise<string> {
  const { body } = await server.post('/api/account/calendar', { currentPassword: 'open-sesame-1' }, owner);
  return new URL(body.address).pathname;
}

/** Days of a year of which nothing else speaks, one after the other. */
function randomDays(): string[] {
  const first = Date.UTC(2031, randomInt(1, 11), randomInt(1, 24));
  return Array.from({ length: randomInt(3, 5) }, (_, index) =>
    new Date(first + index * day).toISOString().slice(0, 10),
  );
}

/** Every way in which the days of a trip, or the moment on which they are told, may be written. */
function spellings(days: readonly string[]): string[] {
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const after = [1, 2].map((count) => new Date(Date.parse(to) + count * day).toISOString().slice(0, 10));
  const all = [...days, ...after];
  return [
    ...all,
    ...all.map((each) => each.replaceAll('-', '')),
    ...all.flatMap((each) => [dayLabel(each, 'en'), dayLabel(each, 'tr')]),
    ...all.flatMap((each) => [String(Date.parse(each)), String(Date.parse(each) / 1000)]),
    rangeLabel({ from, to }, 'en'),
    rangeLabel({ from, to }, 'tr'),
  ].map((each) => each.toLowerCase());
}

async function planted(daysFor: DaysFor, days: readonly string[]): Promise<string> {
  const itinerary = days.map((date, index) =>
    tripItem({ objectId: `stop-${index}`, name: 'A stop', date, dayNumber: index + 1 }),
  );
  const given = makeTripRequest({ title: 'Nobody knows when', daysFor, dates: [...days], itinerary });
  const { body } = await server.post('/api/account/trips', given, blog.owner);
  await server.post(`/api/account/trips/${body._id}/moves`, { move: 'publish' }, blog.owner);
  return body._id;
}

async function takenOut(id: string): Promise<void> {
  for (const move of ['unpublish', 'archive'])
    await server.post(`/api/account/trips/${id}/moves`, { move }, blog.owner);
  expect((await server.post(`/api/account/trips/${id}/delete`, {}, blog.owner)).status).toBe(200);
}

const directoryPaths = directorySorts.map((sort) => `/api/creator?include=vayas&sort=${sort}`);

async function segmentOf(id: string): Promise<string> {
  return (
    String((await server.get(`/api/account/trips/${id}`, blog.owner)).body.address)
      .split('/')
      .at(-1) ?? ''
  );
}

/** All that is said to somebody about the blog: every answer with its headers, and the address of every picture that stands for it. */
async function saidTo(who: Headers, id: string): Promise<[string, string][]> {
  const segments = [await segmentOf(id)];
  const pages = answersOf({ id: blog.id, username, segments, owner: blog.owner, canaries: [], never: [], secret: id });
  const map = [`/api/blog/${username}/map`, `/api/blog/${username}/map?trip=${segments[0]}`];
  const asked = [
    ...pages,
    ...map,
    ...directoryPaths,
    '/api/creator?include=vayas&search=deniz',
    '/api/sponsor/shortlist',
    `/api/sponsor/comparison?creator=${blog.id}`,
    '/api/sponsor/searches',
    ...['/api/account/calendar', calendars.takenBack, calendars.ofAnother],
  ];
  return Promise.all(
    asked.map(async (path): Promise<[string, string]> => {
      const response = await fetch(`${server.url}${path}`, { headers: who });
      const head = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
      return [path, `${head}\n${await response.text()}`.toLowerCase()];
    }),
  );
}

async function whoTell(who: Headers, id: string, days: readonly string[]): Promise<string[]> {
  const words = spellings(days);
  return (await saidTo(who, id)).flatMap(([path, said]) =>
    words.filter((word) => said.includes(word)).map((word) => `${path}: ${word}`),
  );
}

/** What search engines are told, and what is drawn upon the pictures that are shared. */
const drawn = async () =>
  JSON.stringify(
    await drawnFrom(
      server,
      { id: blog.id, username, segments: [], owner: blog.owner, canaries: [], never: [], secret: '' },
      new Date(server.clock.now).toISOString().slice(0, 10),
    ),
  ).toLowerCase();

const isThere = async (days: readonly string[]): Promise<boolean> => {
  const query = new URLSearchParams({ thereCity: 'Kaş', thereFrom: days[0] ?? '', thereTo: days.at(-1) ?? '' });
  const { body } = await server.get(`/api/creator?${query}`, others.sponsor);
  return body.data.some(({ _id }: { _id: string }) => _id === blog.id);
};

const orders = () =>
  Promise.all(
    directoryPaths.map(async (path) =>
      (await server.get(path, others.sponsor)).body.data.map((each: { username: string }) => each.username),
    ),
  );

describe('safe dates', () => {
  it.each(['owner', 'sponsors'] as const)(
    'are in no answer to whom they are not told, where they are for %s',
    async (daysFor) => {
      const days = randomDays();
      const id = await planted(daysFor, days);
      const kept = Object.entries(others).filter(([name]) => daysFor === 'owner' || name !== 'sponsor');
      for (const [name, headers] of kept) expect([name, await whoTell(headers, id, days)]).toEqual([name, []]);
      const shared = await drawn();
      expect(spellings(days).filter((word) => shared.includes(word))).toEqual([]);
      expect(await isThere(days)).toBe(daysFor === 'sponsors');
      await takenOut(id);
    },
  );

  it.each(['owner', 'sponsors', 'everyone'] as const)('are told to whom they are for: %s', async (daysFor) => {
    const days = randomDays();
    const id = await planted(daysFor, days);
    expect((await whoTell(blog.owner, id, days)).length).toBeGreaterThan(0);
    expect((await whoTell(staff, id, days)).length).toBeGreaterThan(0);
    expect((await whoTell(others.sponsor, id, days)).length > 0).toBe(daysFor !== 'owner');
    expect((await whoTell(others.visitor, id, days)).length > 0).toBe(daysFor === 'everyone');
    await takenOut(id);
  });

  it('are in the calendar of their owner for whoever has its address, and under no other one', async () => {
    const days = randomDays();
    const id = await planted('owner', days);
    const { status, body } = await server.get(calendars.own);
    expect([status, String(body).includes(days[0]?.replaceAll('-', '') ?? '')]).toEqual([200, true]);
    expect((await server.get(calendars.takenBack)).status).toBe(404);
    expect((await server.get(calendars.ofAnother)).status).toBe(200);
    await takenOut(id);
  });

  it('are told to all once the trip is over everywhere on earth', async () => {
    const days = randomDays();
    const id = await planted('owner', days);
    const over = Date.parse(days.at(-1) ?? '');
    const told = async () => {
      // A session is over long before.
      const sponsor = await signInSponsor(server, `late${server.clock.now}`);
      const said = [
        await server.get(`/api/blog/${username}`),
        await server.get(`/api/creator/${blog.id}`),
        await server.get(`/api/creator/${blog.id}`, sponsor),
      ];
      return said.map(({ status, body }) => [status, JSON.stringify(body).includes(days[0] ?? '')]);
    };
    server.clock.now = over + 2 * day - 1;
    expect(await told()).toEqual(Array(3).fill([200, false]));
    server.clock.now = over + 2 * day;
    expect(await told()).toEqual(Array(3).fill([200, true]));
    server.clock.now = start;
    await takenOut(id);
  });

  it('are said to be kept from somebody to no sponsor, and to those who may know them', async () => {
    const ids = [await planted('owner', randomDays()), await planted('sponsors', randomDays())];
    const one = `/api/creator/${blog.id}`;
    const said = [];
    for (const path of ['/api/creator?include=vayas', `/api/sponsor/comparison?creator=${blog.id}`, one])
      said.push(JSON.stringify((await server.get(path, others.sponsor)).body));
    expect(said.map((body) => [body.includes(ids[0] ?? ''), body.includes('daysFor')])).toEqual(
      Array(3).fill([true, false]),
    );
    for (const headers of [blog.owner, staff]) {
      const { body } = await server.get(one, headers);
      expect(ids.map((id) => body.publishedVayas.find(({ _id }: { _id: string }) => _id === id)?.daysFor)).toEqual([
        'owner',
        'sponsors',
      ]);
    }
    for (const id of ids) await takenOut(id);
  });

  it('that wait in an edit are told to nobody but their owner, whoever the days are for', async () => {
    const [days, waiting] = [randomDays(), randomDays().map((each) => each.replace('2031', '2033'))];
    const id = await planted('everyone', days);
    await server.post(`/api/account/trips/${id}`, makeTripRequest({ dates: waiting, daysFor: 'everyone' }), blog.owner);
    for (const [name, headers] of Object.entries({ ...others, staff }))
      expect([name, await whoTell(headers, id, waiting)]).toEqual([name, []]);
    const own = await server.get(`/api/account/trips/${id}`, blog.owner);
    expect(own.body.dates).toEqual(waiting);
    await takenOut(id);
  });

  it('leave the directory in the order that it has without the trip, and its card as it is for any other days', async () => {
    const before = await orders();
    const card = async () => {
      const { body } = await server.get('/api/creator?include=vayas&search=deniz', others.sponsor);
      const found = body.data.find(({ _id }: { _id: string }) => _id === blog.id);
      return JSON.stringify(found).replaceAll(/"_id":"[^"]*"/g, '');
    };
    const cards: string[] = [];
    for (const days of [randomDays().slice(0, 3), randomDays().slice(0, 3)]) {
      const id = await planted('owner', days);
      expect(await orders()).toEqual(before);
      cards.push(await card());
      await takenOut(id);
    }
    expect(cards[0]).toBe(cards[1]);
    expect(cards[0]).not.toContain('Bring the tent');
    expect(await orders()).toEqual(before);
  });

  it('of a row that was written by hand are kept as well', async () => {
    const days = randomDays();
    const row = makeTrip({
      id: 'by-hand',
      accountId: blog.id,
      title: 'By hand',
      dates: JSON.stringify(days),
      daysFor: 'owner',
    });
    await server.platform.database
      .insertInto('trip')
      .values({ ...row, itinerary: '[]' })
      .execute();
    expect(await whoTell(others.visitor, 'by-hand', days)).toEqual([]);
    await server.platform.database.deleteFrom('trip').where('id', '=', 'by-hand').execute();
  });
});
