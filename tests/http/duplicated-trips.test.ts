import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { RichText } from '#contract/rich-text.ts';
import { richTextOf } from '#contract/rich-text-words.ts';
import { maxTrips } from '#contract/trip-choices.ts';
import { demoImage, landscapeKey } from '#demo/demo-pictures.ts';
import { pictureKinds } from '#server/media/drawing-process.ts';
import { insertImage } from '#server/media/images.ts';
import { insertTrip } from '#server/trips/trip.store.ts';
import { makeTrip, signInSponsor, startBlog } from '#tests/kit/blogs.ts';
import { makeTripRequest, tripItem } from '#tests/kit/make-trip-request.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let blog: Awaited<ReturnType<typeof startBlog>>;
let blogs = 1;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  blogs += 1;
  blog = await startBlog(server, { username: `deniz${blogs}`, number: blogs, trips: [] });
});
afterAll(() => server.stop());

const path = '/api/account/trips';
const read = async (id: string) => (await server.get(`${path}/${id}`, blog.owner)).body;
const list = async () => (await server.get(path, blog.owner)).body.data;
const duplicate = (id: string, headers: Record<string, string> = {}) =>
  server.post(`${path}/${id}/duplicate`, {}, { ...blog.owner, ...headers });
const move = (id: string, name: string) => server.post(`${path}/${id}/moves`, { move: name }, blog.owner);

let uploads = 0;
/** A picture with its files, as an upload leaves it. */
async function upload(): Promise<string> {
  uploads += 1;
  const key = `cover/${String(uploads).padStart(30, '0')}-${'ab'.repeat(9)}`;
  const { database, media } = server.platform;
  await insertImage(database, { key, purpose: 'cover', accountId: blog.id, createdAt: server.clock.now });
  for (const width of pictureKinds.cover.widths)
    await media.write(`${key}/${width}.webp`, Buffer.from(wordsOf(key, width)));
  return key;
}
const wordsOf = (key: string | null, width: number) => `${key} ${width}`;

const illustrated = (words: string, key: string): RichText => ({
  type: 'doc',
  content: [...richTextOf(words).content, { type: 'picture', attrs: { key } }],
});

it('[BEYOND-93] a trip is copied as it was last edited into a draft, with pictures of its own', async () => {
  const [cover, story, ofDay] = [await upload(), await upload(), await upload()];
  const { body: original } = await server.post(path, makeTripRequest({ title: 'Published' }), blog.owner);
  await move(original._id, 'publish');
  const edited = makeTripRequest({
    ...{ title: 'Pending', coverImage: cover, dayCount: 4, daysFor: 'owner', price: 90, tripType: 'ITINERARY_SALES' },
    pictures: [
      { key: story, alt: 'A boat', dayNumber: null },
      { key: ofDay, alt: 'A bay', dayNumber: 2 },
    ],
    description: illustrated('Slowly.', story),
    dayTexts: [{ id: 'text', dayNumber: 2, text: illustrated('Along the ridge.', ofDay) }],
    itinerary: [tripItem(), tripItem({ objectId: 'swim', dayNumber: 2 })],
  });
  await server.post(`${path}/${original._id}`, edited, blog.owner);

  const { status, body } = await duplicate(original._id);
  expect([status, body.state, body.version]).toEqual([200, 'draft', 1]);
  const copy = await read(body._id);
  const { title, coverImage, pictures, description: __, dayTexts: ___, places: _, ...rest } = edited;
  expect(copy).toMatchObject({ ...rest, title: `${title} (copy)` });
  expect(copy.pictures.map(({ alt, dayNumber }: { alt: string; dayNumber: number }) => [alt, dayNumber])).toEqual([
    ['A boat', null],
    ['A bay', 2],
  ]);
  const [storyCopy, dayCopy] = copy.pictures.map(({ key }: { key: string }) => key);
  expect(copy.description).toEqual(illustrated('Slowly.', storyCopy));
  expect(copy.dayTexts).toEqual([{ id: 'text', dayNumber: 2, text: illustrated('Along the ridge.', dayCopy) }]);
  const copied: string[] = [copy.coverImage, ...copy.pictures.map(({ key }: { key: string }) => key)];
  const originals = [coverImage, ...pictures.map(({ key }) => key)];
  expect(new Set([...copied, ...originals]).size).toBe(6);
  const wordsIn = async (key: string, width: number) =>
    Buffer.from((await server.platform.media.read(`${key}/${width}.webp`)) ?? '').toString();
  for (const [index, key] of copied.entries())
    for (const width of pictureKinds.cover.widths)
      expect(await wordsIn(key, width)).toBe(wordsOf(originals[index] ?? '', width));

  expect((await server.post(`${path}/${body._id}/delete`, {}, blog.owner)).status).toBe(200);
  expect(await read(original._id)).toMatchObject({ title: 'Pending', state: 'changed', coverImage: cover });
  const held = server.platform.database.selectFrom('image').select('key').where('attachedAt', 'is not', null);
  const keys = (await held.where('key', 'in', [...originals, ...copied] as string[]).execute()).map(({ key }) => key);
  expect(keys.toSorted()).toEqual(originals.toSorted());
});

it('a copy has the title in the language of the request, within its limit', async () => {
  const { body } = await server.post(path, makeTripRequest({ title: 'ğ'.repeat(80) }), blog.owner);
  const turkish = await duplicate(body._id, { 'accept-language': 'tr' });
  expect((await read(turkish.body._id)).title).toBe(`${'ğ'.repeat(72)} (kopya)`);
  const { body: untitled } = await server.post(path, makeTripRequest({ title: '' }), blog.owner);
  expect((await read((await duplicate(untitled._id)).body._id)).title).toBe('');
});

it('a copy shares covers on other hosts and pictures of the demo world, and may be of an archived trip', async () => {
  const demo = landscapeKey('coast', 9_000);
  await insertImage(server.platform.database, demoImage(demo, blog.id, server.clock.now));
  const row = { accountId: blog.id, state: 'archived' } as const;
  for (const [id, coverImage] of Object.entries({ elsewhere: 'https://pictures.example/a.jpg', demo })) {
    await insertTrip(server.platform.database, makeTrip({ ...row, id, coverImage }));
    const { status, body } = await duplicate(id);
    expect([status, (await read(body._id)).coverImage]).toEqual([200, coverImage]);
  }
});

it('a trip of another creator, or a missing one, cannot be copied', async () => {
  const { body } = await server.post(path, makeTripRequest(), blog.owner);
  const other = await startBlog(server, { username: `other${blogs}`, number: 100 + blogs });
  const sponsor = await signInSponsor(server, `bay${blogs}`);
  const send = async (id: string, headers: Record<string, string>) =>
    (await server.post(`${path}/${id}/duplicate`, {}, headers)).status;
  expect([await send(body._id, other.owner), await send('none', blog.owner), await send(body._id, sponsor)]).toEqual([
    404, 404, 403,
  ]);
  expect(await list()).toHaveLength(1);
});

it('a copy is one, however often it is sent under its key', async () => {
  const { body } = await server.post(path, makeTripRequest(), blog.owner);
  const send = () => duplicate(body._id, { 'idempotency-key': `duplicate-${blogs}` });
  const [first, second] = [await send(), await send()];
  expect(second.body).toEqual(first.body);
  expect(await list()).toHaveLength(2);
});

it('a copy is refused beyond the last trip that a creator may have, and after fifty copies of a day', async () => {
  const { database } = server.platform;
  for (let index = 0; index < maxTrips; index += 1)
    await insertTrip(database, makeTrip({ id: `many-${index}`, accountId: blog.id, state: 'draft' }));
  expect((await duplicate('many-0')).status).toBe(409);
  await database.deleteFrom('trip').where('accountId', '=', blog.id).where('id', '<>', 'many-0').execute();
  const statuses = [];
  for (let copy = 0; copy < 50; copy += 1) {
    if (copy % 10 === 0) server.clock.now += 61_000;
    statuses.push((await duplicate('many-0')).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 49 }, () => 200), 429]);
});
