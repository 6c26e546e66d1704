import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { creatorReply, creatorsReply } from '#contract/creator.ts';
import { ownTrip, ownTripsReply, type TripRequest, tripSaved } from '#contract/own-trip.ts';
import { richTextOf } from '#contract/rich-text-words.ts';
import { maxTrips, type TripMoveName, type TripState, tripMoves, tripStates } from '#contract/trip-choices.ts';
import { emptyTrip } from '#machines/rules/trip-draft.ts';
import { shortened } from '#rules/directory-labels.ts';
import { findBlogConfig } from '#server/blog/blog.store.ts';
import { insertImage } from '#server/media/images.ts';
import { insertTrip } from '#server/trips/trip.store.ts';
import { coverOf, makeTrip, signInSponsor, startBlog } from '#tests/kit/blogs.ts';
import { makeTripRequest, tripItem } from '#tests/kit/make-trip-request.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let sponsor: Record<string, string>;
let blog: Awaited<ReturnType<typeof startBlog>>;
let other: Awaited<ReturnType<typeof startBlog>>;
let blogs = 1;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.now = Date.UTC(2026, 5, 1, 12);
  sponsor = await signInSponsor(server);
  other = await startBlog(server, { username: 'other', number: 900 });
});
beforeEach(async () => {
  blogs += 1;
  blog = await startBlog(server, { username: `deniz${blogs}`, number: blogs });
});
afterAll(() => server.stop());

const path = '/api/account/trips';
const username = () => `deniz${blogs}`;

async function begin(given = makeTripRequest()) {
  const { status, body } = await server.post(path, given, blog.owner);
  expect([status, body]).toEqual([200, expect.anything()]);
  return tripSaved.parse(body);
}
const read = async (id: string) => ownTrip.parse((await server.get(`${path}/${id}`, blog.owner)).body);
const save = (id: string, given: object, headers: Record<string, string> = {}) =>
  server.post(`${path}/${id}`, given, { ...blog.owner, ...headers });
const move = (id: string, name: TripMoveName, headers: Record<string, string> = {}) =>
  server.post(`${path}/${id}/moves`, { move: name }, { ...blog.owner, ...headers });
const remove = (id: string) => server.post(`${path}/${id}/delete`, {}, blog.owner);
const titlesOnBlog = async (): Promise<string[]> =>
  (await server.get(`/api/blog/${username()}`)).body.publishedVayas.map(({ title }: { title: string }) => title);
const titlesInDirectory = async (): Promise<string[]> =>
  (await server.get('/api/creator?include=vayas', sponsor)).body.data
    .find(({ _id }: { _id: string }) => _id === blog.id)
    .publishedVayas.map(({ title }: { title: string }) => title);
const pageOf = async (address = `/blog/${username()}`) => {
  const { status, body, headers } = await server.get(address, { accept: 'text/html' });
  return { status, body: String(body), etag: headers.get('etag') };
};
const saveConfig = (tripSettings: object) =>
  server.post(`/api/creator/${blog.id}/blog-config`, { tripSettings }, blog.owner);
const settingsNow = async () =>
  JSON.parse((await findBlogConfig(server.platform.database, blog.id))?.config ?? '{}').tripSettings;

describe('a trip that is begun', () => {
  it('is a draft that its creator alone reads, whole as it was sent', async () => {
    const saved = await begin(makeTripRequest({ places: [{ _id: '308948', cityName: 'Kas' }] }));
    expect(saved).toMatchObject({ state: 'draft', version: 1, savedAt: server.clock.now });
    const { places: _, ...rest } = makeTripRequest();
    expect(await read(saved._id)).toEqual({
      ...saved,
      ...rest,
      stays: [],
      privateLinkSince: null,
      creatorId: blog.id,
      places: [
        {
          _id: '308948',
          cityName: 'Kaş',
          stateName: 'Antalya',
          countryName: 'Turkey',
          timeZone: 'Europe/Istanbul',
        },
      ],
    });
    expect([await titlesOnBlog(), await titlesInDirectory(), (await pageOf(saved.address)).status]).toEqual([
      [],
      [],
      404,
    ]);
  });

  it('may lack everything', async () => {
    const { _id } = await begin(emptyTrip);
    expect(await read(_id)).toMatchObject({ ...emptyTrip, state: 'draft' });
  });

  it.each([
    ['a title that is too long', { title: 'a'.repeat(81) }],
    ['a description that is too long', { description: 'a'.repeat(20_001) }],
    ['a price below nothing', { price: -1 }],
    ['a day that is none', { dates: ['2026-02-30'] }],
    ['a place that nobody knows', { places: [{ _id: 'nowhere', cityName: 'Atlantis' }] }],
    ['two items that are one', { itinerary: [tripItem(), tripItem()] }],
    ['an hour that is none', { itinerary: [tripItem({ time: '25:00' })] }],
    ['too many items', { itinerary: Array.from({ length: 201 }, (_, index) => tripItem({ objectId: `i${index}` })) }],
    ['a picture of nobody', { coverImage: `cover/${'9'.repeat(30)}` }],
    ['a picture elsewhere', { coverImage: 'https://evil.example/x.png' }],
    ['what no trip has', { likes: 900 }],
  ])('is refused with %s', async (_, given) => {
    const { status, body } = await server.post(path, { ...makeTripRequest(), ...given }, blog.owner);
    expect([status, body.code]).toEqual([400, 'validation']);
  });

  it('is one, however often it is sent under its key', async () => {
    const send = () => server.post(path, makeTripRequest(), { ...blog.owner, 'idempotency-key': `begin-${blogs}` });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect(ownTripsReply.parse((await server.get(path, blog.owner)).body).data).toHaveLength(1);
  });

  it('is one too many after the last that a creator may have', async () => {
    const { database } = server.platform;
    for (let index = 0; index < maxTrips; index += 1)
      await insertTrip(database, makeTrip({ id: `many-${index}`, accountId: other.id, state: 'draft' }));
    const { status } = await server.post(path, makeTripRequest(), other.owner);
    expect(status).toBe(409);
    await database.deleteFrom('trip').where('accountId', '=', other.id).execute();
  });
});

describe('somebody else’s trip', () => {
  it('is found by nobody but its creator', async () => {
    const { _id } = await begin();
    const calls = [
      server.get(`${path}/${_id}`, other.owner),
      server.post(`${path}/${_id}`, makeTripRequest(), other.owner),
      server.post(`${path}/${_id}/moves`, { move: 'publish' }, other.owner),
      server.post(`${path}/${_id}/delete`, {}, other.owner),
      server.get(`${path}/nobodys`, blog.owner),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await server.get(path, other.owner)).body.data).toEqual([]);
    expect((await server.get(path, sponsor)).status).toBe(403);
    expect((await server.get(path)).status).toBe(401);
  });
});

describe('a trip that is published', () => {
  it('[DATA-01] is at once on the blog, in the directory and at its own address', async () => {
    const before = await pageOf();
    const { _id, address } = await begin();
    const { status, body } = await move(_id, 'publish');
    expect([status, body.state, body.address]).toEqual([200, 'published', address]);
    expect([await titlesOnBlog(), await titlesInDirectory()]).toEqual([['The Lycian coast'], ['The Lycian coast']]);
    const after = await pageOf();
    expect(after.body).toContain('The Lycian coast');
    expect(after.etag).not.toBe(before.etag);
    expect((await pageOf(address)).status).toBe(200);
    expect((await pageOf()).body).not.toContain('Bring the tent.');
  });

  it.each([
    ['title', { title: '  ' }],
    ['longer title', { title: 'Go' }],
    ['day', { dates: [] }],
    ['place', { places: [] }],
    ['price of what is sold', { price: null }],
    ['price above nothing', { price: 0 }],
    ['name of an item', { itinerary: [tripItem({ name: '' })] }],
  ])('is not as long as it lacks a %s', async (_, given) => {
    const { _id } = await begin(makeTripRequest(given));
    const { status, body } = await move(_id, 'publish');
    expect([status, body.code, body.message]).toEqual([409, 'notNow', expect.stringContaining('complete this trip')]);
    expect(await titlesOnBlog()).toEqual([]);
  });

  it('needs no price where nobody buys it', async () => {
    const { _id } = await begin(makeTripRequest({ tripType: 'NON_SHOPPABLE', price: null }));
    expect((await move(_id, 'publish')).body.state).toBe('published');
  });

  it('has no price where it is free, also not the one that it had before', async () => {
    const { _id } = await begin(makeTripRequest({ tripType: 'NON_SHOPPABLE', price: 49.9 }));
    expect((await read(_id)).price).toBeNull();
    const { address } = (await move(_id, 'publish')).body;
    await server.platform.database.updateTable('trip').set({ priceCents: 4_990 }).where('id', '=', _id).execute();
    expect((await read(_id)).price).toBeNull();
    const { body } = await pageOf(address);
    expect(body).toContain('Free');
    expect(body).not.toContain('$49.90');
  });

  it('keeps what is public until its changes are published', async () => {
    const { _id, address } = await begin();
    await move(_id, 'publish');
    const public_ = await pageOf();
    const { body } = await save(_id, makeTripRequest({ title: 'Another coast', dates: ['2026-07-01'] }));
    expect(body).toMatchObject({ state: 'changed', address });
    expect((await read(_id)).title).toBe('Another coast');
    expect([await titlesOnBlog(), await titlesInDirectory()]).toEqual([['The Lycian coast'], ['The Lycian coast']]);
    expect(await pageOf()).toEqual(public_);
    const published = await move(_id, 'publish');
    expect(published.body.state).toBe('published');
    expect([await titlesOnBlog(), await titlesInDirectory()]).toEqual([['Another coast'], ['Another coast']]);
    expect((await pageOf(published.body.address)).body).toContain('Another coast');
  });

  it('throws changes away', async () => {
    const { _id } = await begin();
    await move(_id, 'publish');
    await save(_id, makeTripRequest({ title: '' }));
    expect((await move(_id, 'publish')).status).toBe(409);
    expect((await move(_id, 'discard')).body.state).toBe('published');
    expect((await read(_id)).title).toBe('The Lycian coast');
  });

  it('is off the blog and the directory at once, and comes back', async () => {
    const { _id, address } = await begin();
    await move(_id, 'publish');
    await save(_id, makeTripRequest({ title: 'Not yet said' }));
    expect((await move(_id, 'unpublish')).body.state).toBe('unpublished');
    expect([await titlesOnBlog(), await titlesInDirectory(), (await pageOf(address)).status]).toEqual([[], [], 404]);
    expect((await read(_id)).title).toBe('Not yet said');
    await move(_id, 'publish');
    expect(await titlesOnBlog()).toEqual(['Not yet said']);
  });

  it('is newest by the day on which it was published', async () => {
    const { _id } = await begin();
    server.clock.now += 1000;
    const second = await begin(makeTripRequest({ title: 'Begun later' }));
    await move(second._id, 'publish');
    server.clock.now += 1000;
    await move(_id, 'publish');
    expect(await titlesOnBlog()).toEqual(['The Lycian coast', 'Begun later']);
  });
});

describe('what a blog shows of trips', () => {
  it('takes a trip that is published into a list that was chosen', async () => {
    const [first, second] = [await begin(), await begin(makeTripRequest({ title: 'Second' }))];
    await move(first._id, 'publish');
    const { body: config } = await saveConfig({ visibleTrips: [first._id], highlightedTrips: [] });
    await move(second._id, 'publish');
    expect((await settingsNow()).visibleTrips).toEqual([first._id, second._id]);
    const stale = await server.post(
      `/api/creator/${blog.id}/blog-config`,
      {},
      { ...blog.owner, 'if-match': `"${config.version}"` },
    );
    expect(stale.status).toBe(409);
    expect((await pageOf()).body).toContain('Second');
  });

  it('stays empty where every trip is hidden', async () => {
    await saveConfig({ hideAllTrips: true });
    const { _id } = await begin();
    await move(_id, 'publish');
    expect((await pageOf()).body).not.toContain('The Lycian coast');
  });

  it('does not show others when the only one that was chosen is taken off, and highlights none that is', async () => {
    const [first, second] = [await begin(), await begin(makeTripRequest({ title: 'Second' }))];
    await move(first._id, 'publish');
    await move(second._id, 'publish');
    await saveConfig({ visibleTrips: [first._id], highlightedTrips: [first._id] });
    await move(first._id, 'unpublish');
    expect(await settingsNow()).toMatchObject({ visibleTrips: [first._id], highlightedTrips: [] });
    expect((await pageOf()).body).not.toContain('Second');
    await move(first._id, 'archive');
    expect((await remove(first._id)).status).toBe(200);
    expect(await settingsNow()).toMatchObject({ visibleTrips: [], hideAllTrips: true });
    expect((await pageOf()).body).not.toContain('Second');
  });

  it('forgets how a trip that is deleted was shown', async () => {
    const { _id } = await begin();
    const shown = { [_id]: { showPeriod: false }, another: { showPeriod: false } };
    await server.post(`/api/creator/${blog.id}/blog-config`, { vayaDisplaySettings: shown }, blog.owner);
    await remove(_id);
    const row = await findBlogConfig(server.platform.database, blog.id);
    expect(Object.keys(JSON.parse(row?.config ?? '').vayaDisplaySettings)).toEqual(['another']);
  });
});

const possible: Readonly<Record<TripState, readonly (TripMoveName | 'edit' | 'delete')[]>> = {
  draft: ['edit', 'publish', 'delete'],
  published: ['edit', 'unpublish'],
  changed: ['edit', 'publish', 'discard', 'unpublish'],
  unpublished: ['edit', 'publish', 'archive'],
  archived: ['restore', 'delete'],
};

describe('what may be done with a trip', () => {
  it.each(
    tripStates.flatMap((state) =>
      [...tripMoves, 'delete' as const, 'edit' as const].map((name) => [state, name] as const),
    ),
  )('that is %s: %s', async (state, name) => {
    const row = makeTrip({
      id: `walk-${blogs}`,
      accountId: blog.id,
      state,
      pending: state === 'changed' ? JSON.stringify({ title: 'Waiting' }) : null,
    });
    await insertTrip(server.platform.database, row);
    const answer =
      name === 'edit'
        ? await save(row.id, makeTripRequest())
        : name === 'delete'
          ? await remove(row.id)
          : await move(row.id, name);
    const isPossible = possible[state].includes(name);
    expect([answer.status, answer.body.code]).toEqual(isPossible ? [200, undefined] : [409, 'notNow']);
  });
});

describe('an edit', () => {
  it('over a newer version is refused, and changes nothing', async () => {
    const { _id, version } = await begin();
    const first = await save(_id, makeTripRequest({ title: 'First' }), { 'if-match': `"${version}"` });
    const late = await save(_id, makeTripRequest({ title: 'Late' }), { 'if-match': `"${version}"` });
    expect([first.status, first.body.version, late.status]).toEqual([200, 2, 409]);
    expect((await read(_id)).title).toBe('First');
    expect((await move(_id, 'publish', { 'if-match': `"${version}"` })).status).toBe(409);
  });

  it('is made once for its key', async () => {
    const { _id } = await begin();
    const send = () => save(_id, makeTripRequest({ title: 'Once' }), { 'idempotency-key': `edit-${blogs}-1` });
    expect((await send()).body).toEqual((await send()).body);
    expect((await read(_id)).version).toBe(2);
  });

  it('keeps days in order and once, and as many days as its plan has', async () => {
    const { _id } = await begin(
      makeTripRequest({
        dates: ['2026-06-22', '2026-06-20', '2026-06-22'],
        dayCount: 1,
        itinerary: [tripItem({ dayNumber: 4 })],
      }),
    );
    expect(await read(_id)).toMatchObject({ dates: ['2026-06-20', '2026-06-22'], dayCount: 4 });
  });
});

describe('the picture of a trip', () => {
  const holders = async (key: string) =>
    (
      await server.platform.database
        .selectFrom('image')
        .select('attachedAt')
        .where('key', '=', key)
        .executeTakeFirstOrThrow()
    ).attachedAt !== null;

  it('is its own, stays while an edit waits, and is let go of with the trip', async () => {
    const [first, second] = [await coverOf(server, blog.id, '1'), await coverOf(server, blog.id, '2')];
    const { _id } = await begin(makeTripRequest({ coverImage: first }));
    await move(_id, 'publish');
    await save(_id, makeTripRequest({ coverImage: second }));
    expect([await holders(first), await holders(second)]).toEqual([true, true]);
    await move(_id, 'discard');
    expect([await holders(first), await holders(second)]).toEqual([true, false]);
    await save(_id, makeTripRequest({ coverImage: second }));
    await move(_id, 'publish');
    expect([await holders(first), await holders(second)]).toEqual([false, true]);
    await move(_id, 'unpublish');
    await move(_id, 'archive');
    await remove(_id);
    expect(await holders(second)).toBe(false);
  });

  it('is no picture of somebody else, nor one that something else has already', async () => {
    const [theirs, taken] = [await coverOf(server, other.id, '3'), await coverOf(server, blog.id, '4')];
    await server.post(`/api/creator/${blog.id}/blog-config`, { pageStyle: { coverImageUrl: taken } }, blog.owner);
    for (const coverImage of [theirs, taken])
      expect((await server.post(path, makeTripRequest({ coverImage }), blog.owner)).status).toBe(400);
  });
});

describe('the pictures of a trip and its days', () => {
  const picture = (key: string, dayNumber: number | null = null) => ({ key, alt: `Alt of ${key}`, dayNumber });
  let uploads = 0;
  const uploaded = (count: number, accountId = blog.id) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        uploads += 1;
        const key = `cover/${String(uploads).padStart(30, '0')}`;
        await insertImage(server.platform.database, { key, purpose: 'cover', accountId, createdAt: server.clock.now });
        return key;
      }),
    );
  const attached = async (keys: string[]) => {
    const rows = await server.platform.database
      .selectFrom('image')
      .select('key')
      .where('key', 'in', keys)
      .where('attachedAt', 'is not', null)
      .orderBy('key')
      .execute();
    return rows.map(({ key }) => key);
  };

  it('[BEYOND-23] are attached to it, pending ones too, and released when they are removed or it is deleted', async () => {
    const [first = '', second = '', third = ''] = await uploaded(3);
    const { _id } = await begin(makeTripRequest({ pictures: [picture(first), picture(second, 2)] }));
    expect((await read(_id)).pictures).toEqual([picture(first), picture(second, 2)]);
    await move(_id, 'publish');
    await save(_id, makeTripRequest({ pictures: [picture(first), picture(third, 3)] }));
    expect(await attached([first, second, third])).toEqual([first, second, third].toSorted());
    await move(_id, 'publish');
    expect(await attached([first, second, third])).toEqual([first, third].toSorted());
    await move(_id, 'unpublish');
    await move(_id, 'archive');
    await remove(_id);
    expect(await attached([first, second, third])).toEqual([]);
  });

  it('[BEYOND-23] are no uploads of other creators, none in use elsewhere, and each is there once', async () => {
    const [own = '', taken = ''] = await uploaded(2);
    const [others = ''] = await uploaded(1, other.id);
    await begin(makeTripRequest({ coverImage: taken }));
    for (const pictures of [[picture(others)], [picture(taken)], [picture(own), picture(own, 1)], [picture('x')]]) {
      const { status, body } = await server.post(path, makeTripRequest({ pictures }), blog.owner);
      expect([status, Object.keys(body.fields)]).toEqual([400, ['pictures']]);
    }
  });

  it('[BEYOND-20] are at most twelve, with descriptions of at most 200 characters', async () => {
    const keys = await uploaded(13);
    const pictures = keys.map((key) => picture(key));
    expect((await server.post(path, makeTripRequest({ pictures }), blog.owner)).status).toBe(400);
    const { _id } = await begin(makeTripRequest({ pictures: pictures.slice(0, 12) }));
    const [first] = pictures;
    const long = { ...first, alt: 'a'.repeat(201) };
    expect((await save(_id, makeTripRequest({ pictures: [long] as never }))).status).toBe(400);
    expect((await read(_id)).pictures).toHaveLength(12);
  });

  it('[BEYOND-22, BEYOND-24] are on its public page as they were published, those of days only with the plan', async () => {
    const [story = '', ofDay = '', pending = ''] = await uploaded(3);
    const pictures = [picture(story), picture(ofDay, 2)];
    const { _id, address } = await begin(makeTripRequest({ pictures }));
    expect((await pageOf(address)).status).toBe(404);
    await move(_id, 'publish');
    await save(_id, makeTripRequest({ pictures: [...pictures, picture(pending)] }));
    const shownIn = async () => {
      const { body } = await pageOf(address);
      return [story, ofDay, pending].filter((key) => body.includes(`alt="Alt of ${key}"`));
    };
    const sentIn = async () => JSON.stringify((await server.get(`/api/blog/${username()}`)).body);
    expect(await shownIn()).toEqual([story, ofDay]);
    expect(await sentIn()).not.toContain(pending);
    const { body } = await pageOf(address);
    expect(body.indexOf(story)).toBeLessThan(body.indexOf('id="plan"'));
    expect(body.indexOf(ofDay)).toBeGreaterThan(body.indexOf('id="plan"'));
    await server.post(
      `/api/creator/${blog.id}/blog-config`,
      { vayaDisplaySettings: { [_id]: { showItinerary: false } } },
      blog.owner,
    );
    expect(await shownIn()).toEqual([story]);
    expect(await sentIn()).not.toContain(ofDay);
    await move(_id, 'discard');
    await move(_id, 'unpublish');
    expect((await pageOf(address)).status).toBe(404);
    expect(await sentIn()).not.toContain(story);
  });
});

describe('all trips of a creator', () => {
  const most = 2_000_000;
  /** The longest that may be sent, in letters that take three bytes each. */
  const longest = (given: Partial<TripRequest> = {}) =>
    makeTripRequest({
      itinerary: Array.from({ length: 200 }, (_, index) =>
        tripItem({ objectId: `item-${index}`, name: '海'.repeat(120), address: '路'.repeat(200) }),
      ),
      ...given,
    });
  const fill = async () => {
    for (let sent = 0; sent < 12; sent += 1) {
      const { status, body } = await server.post(path, longest(), blog.owner);
      if (status !== 200) return { status, body };
      await move(body._id, 'publish');
    }
    throw new Error('There was room for all of them.');
  };
  const lengthOf = async (address: string, headers: Record<string, string> = {}) =>
    (await (await fetch(`${server.url}${address}`, { headers })).arrayBuffer()).byteLength;

  it('take so many bytes at most, and who has no room is told what to do', async () => {
    const { status, body } = await fill();
    expect([status, body]).toEqual([
      409,
      {
        code: 'tooLarge',
        message: 'Your trips have reached the size limit. Please shorten a trip or delete an archived one.',
      },
    ]);
    const { data } = ownTripsReply.parse((await server.get(path, blog.owner)).body);
    expect(data.length).toBeGreaterThan(7);
    for (const address of [`/api/blog/${username()}`, `/api/creator/${blog.id}`])
      expect(await lengthOf(address)).toBeLessThan(1.3 * most);
    expect(await lengthOf('/api/creator?include=vayas', sponsor)).toBeLessThan(most / 10);
    const turkish = await server.post(path, longest(), { ...blog.owner, 'accept-language': 'tr' });
    expect(turkish.body.message).toBe(
      'Gezileriniz boyut sınırına ulaştı. Lütfen bir geziyi kısaltın ya da arşivdeki bir geziyi silin.',
    );
  });

  it('are counted with the edits that wait, can be shortened, and have room for others then', async () => {
    const short = await begin();
    await move(short._id, 'publish');
    await fill();
    const before = await read(short._id);
    const { status, body } = await save(short._id, longest());
    expect([status, body.code]).toEqual([409, 'tooLarge']);
    expect(await read(short._id)).toEqual(before);
    const { data } = ownTripsReply.parse((await server.get(path, blog.owner)).body);
    const long = data.find(({ _id }) => _id !== short._id)?._id ?? '';
    for (const step of ['unpublish', 'archive'] as const) await move(long, step);
    expect((await remove(long)).status).toBe(200);
    expect((await save(short._id, longest())).status).toBe(200);
    expect((await server.post(path, longest(), blog.owner)).status).toBe(409);
    expect((await save(short._id, makeTripRequest())).status).toBe(200);
    expect((await server.post(path, longest(), blog.owner)).status).toBe(200);
  });

  it('that were longer before may be shortened little by little, and published', async () => {
    const itinerary = JSON.stringify([tripItem({ name: 'a'.repeat(100) }), tripItem({ objectId: 'b' })]);
    for (const index of [1, 2, 3])
      await insertTrip(
        server.platform.database,
        makeTrip({
          id: `${blog.id}-${index}`,
          accountId: blog.id,
          state: 'draft',
          notes: 'a'.repeat(most / 2),
          itinerary,
        }),
      );
    const shorter = await save(`${blog.id}-1`, makeTripRequest({ notes: 'a'.repeat(5000) }));
    expect(shorter.status).toBe(200);
    expect((await move(`${blog.id}-1`, 'publish')).status).toBe(200);
    expect((await save(`${blog.id}-1`, longest())).status).toBe(409);
  });
});

describe('what a list tells of a trip', () => {
  it('is its beginning, however long it is; who asks for one creator gets all of it', async () => {
    const items = Array.from({ length: 30 }, (_, index) =>
      tripItem({ objectId: `item-${index}`, name: `Stop ${index}`, dayNumber: 1 + Math.abs(index - 7) }),
    );
    const description = 'Slowly along the coast. '.repeat(50).trim();
    const { _id } = await begin(makeTripRequest({ description: richTextOf(description), itinerary: items }));
    await move(_id, 'publish');
    const listed = creatorsReply
      .parse((await server.get('/api/creator?include=vayas', sponsor)).body)
      .data.find((creator) => creator._id === blog.id)?.publishedVayas?.[0];
    expect(listed).toMatchObject({ title: 'The Lycian coast', itemCount: 30, notes: '', collections: [] });
    expect(listed?.itinerary.map(({ name }) => name)).toEqual(['Stop 7', 'Stop 6', 'Stop 8']);
    expect(listed && [shortened(listed.description), listed.description.length]).toEqual([shortened(description), 151]);
    const [whole] = creatorReply.parse((await server.get(`/api/creator/${blog.id}`, sponsor)).body).publishedVayas;
    expect(whole).toMatchObject({ title: 'The Lycian coast', description, notes: '' });
    expect(whole?.itinerary).toHaveLength(30);
    expect(whole).not.toHaveProperty('itemCount');
  });
});

describe('the list of own trips', () => {
  it('has them in every state as they were last edited, the last one first', async () => {
    const first = await begin();
    await move(first._id, 'publish');
    server.clock.now += 1000;
    const second = await begin(makeTripRequest({ title: 'Second' }));
    server.clock.now += 1000;
    await save(first._id, makeTripRequest({ title: 'Edited' }));
    const { data } = ownTripsReply.parse((await server.get(path, blog.owner)).body);
    expect(data.map(({ _id, title, state }) => [_id, title, state])).toEqual([
      [first._id, 'Edited', 'changed'],
      [second._id, 'Second', 'draft'],
    ]);
    expect(data[0]?.cities).toEqual(['Kaş']);
  });
});

describe('the map of places', () => {
  it('leads through them in their order, and is none without any', async () => {
    const mapOf = async (query: string) => (await server.get(`/api/account/trip-map?${query}`, blog.owner)).body.map;
    const map = await mapOf('city=308948&city=323777');
    expect(map.stops.map(({ name }: { name: string }) => name)).toEqual(['Kaş', 'Antalya']);
    expect(await mapOf('city=nowhere')).toBeNull();
  });
});

it('an edit that waits is in the download of everything we hold', async () => {
  const { _id } = await begin();
  await move(_id, 'publish');
  await save(_id, makeTripRequest({ title: 'Waiting in the drawer' }));
  const { ownData } = await import('#server/own-account/own-data.ts');
  const files: Record<string, string> = {};
  for await (const { name, bytes } of ownData(server.platform, blog.account))
    files[name] = Buffer.from(bytes).toString();
  expect(files['trips.json']).toContain('Waiting in the drawer');
});
