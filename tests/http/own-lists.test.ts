import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCreators } from '#demo/seed-accounts.ts';
import { signInSponsor } from '#tests/kit/blogs.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

type Headers = Record<string, string>;

let server: TestServer;
let creators: string[];
beforeAll(async () => {
  server = await startTestServer();
  const { database } = server.platform;
  await database
    .transaction()
    .execute((transaction) => seedCreators(transaction, { seed: 7, first: 1, count: 4, now: server.clock.now }));
  const entries = await database.selectFrom('directoryEntry').select('accountId').orderBy('accountId').execute();
  creators = entries.map(({ accountId }) => accountId);
});
afterAll(() => server.stop());

const creator = (index: number): string => creators[index] ?? '';
const read = async (headers: Headers) => (await server.get('/api/sponsor/shortlist', headers)).body;
/** Each is younger than the one before it: what is made at one moment has no order. */
const make = (headers: Headers, name: string) => {
  server.clock.now += 1;
  return server.post('/api/sponsor/lists', { name }, headers);
};
const change = (headers: Headers, id: string, request: object) =>
  server.post(`/api/sponsor/lists/${id}`, request, headers);
const put = (headers: Headers, id: string, request: object = {}) =>
  server.post(`/api/sponsor/shortlist/${id}`, { isListed: true, ...request }, headers);
const namesIn = ({ lists }: { lists: { name: string }[] }) => lists.map(({ name }) => name);
const listsOf = async (headers: Headers): Promise<Record<string, string | null>> => {
  const { data } = await read(headers);
  return Object.fromEntries(
    data.map(({ creatorId, listId }: { creatorId: string; listId: string | null }) => [creatorId, listId]),
  );
};

describe('the lists of a shortlist', () => {
  it('begin with the first, which is there by itself', async () => {
    const headers = await signInSponsor(server, 'begins');
    await put(headers, creator(0));
    expect(await read(headers)).toMatchObject({ data: [{ creatorId: creator(0), listId: null }], lists: [] });
  });

  it('take whoever is new into the one that was used last', async () => {
    const headers = await signInSponsor(server, 'uses');
    const summer = (await make(headers, ' Summer ')).body;
    expect(summer.lists).toEqual([{ _id: summer._id, name: 'Summer' }]);
    const winter = (await make(headers, 'Winter')).body;
    await put(headers, creator(0));
    await put(headers, creator(1), { listId: summer._id });
    await put(headers, creator(2));
    await put(headers, creator(0), { note: 'For May' });
    expect(await listsOf(headers)).toEqual({
      [creator(0)]: winter._id,
      [creator(1)]: summer._id,
      [creator(2)]: summer._id,
    });
    await put(headers, creator(1), { listId: null });
    await put(headers, creator(3));
    const lists = await listsOf(headers);
    expect([lists[creator(1)], lists[creator(3)]]).toEqual([null, null]);
    expect(namesIn(await read(headers))).toEqual(['Summer', 'Winter']);
  });

  it('leave a note as it is when its creator is put into another', async () => {
    const headers = await signInSponsor(server, 'notes');
    const { _id: id } = (await make(headers, 'Summer')).body;
    await put(headers, creator(0), { note: 'For May', listId: null });
    const { body } = await put(headers, creator(0), { listId: id });
    expect(body.data).toMatchObject([{ creatorId: creator(0), note: 'For May', listId: id }]);
    expect((await put(headers, creator(0), {})).body.data).toMatchObject([{ note: 'For May', listId: id }]);
    expect((await put(headers, creator(0), { note: '' })).body.data).toMatchObject([{ note: '', listId: id }]);
  });

  it('are removed without their entries, which go into the first, as whoever is new does then', async () => {
    const headers = await signInSponsor(server, 'removes');
    const { _id: id } = (await make(headers, 'Summer')).body;
    await put(headers, creator(0), { note: 'For May' });
    expect((await change(headers, id, { move: 'remove' })).body).toEqual({ lists: [] });
    await put(headers, creator(1));
    expect(await listsOf(headers)).toEqual({ [creator(0)]: null, [creator(1)]: null });
    expect((await read(headers)).data.map(({ note }: { note: string }) => note).toSorted()).toEqual(['', 'For May']);
    const again = await change(headers, id, { move: 'remove' });
    expect([again.status, again.body.message]).toEqual([404, 'This list no longer exists. Please reload the page.']);
    expect((await change(headers, id, { move: 'rename', name: 'Late' })).status).toBe(404);
    expect((await put(headers, creator(1), { listId: id })).status).toBe(404);
  });

  it('have each a name of their own, however it is written, and none of them the first list’s', async () => {
    const headers = await signInSponsor(server, 'names');
    await make(headers, 'İlkbahar');
    const { _id: id } = (await make(headers, 'Autumn')).body;
    for (const name of ['ILKBAHAR', 'ilkbahar', 'Saved', 'KAYDEDİLENLER']) {
      const [made, renamed] = [await make(headers, name), await change(headers, id, { move: 'rename', name })];
      expect([name, made.status, renamed.status, made.body.message]).toEqual([
        ...[name, 409, 409],
        'You already have a list with this name.',
      ]);
    }
    const { body } = await change(headers, id, { move: 'rename', name: 'AUTUMN' });
    expect(namesIn(body)).toEqual(['İlkbahar', 'AUTUMN']);
    for (const name of ['', ' ', 'a'.repeat(41), 'two\nlines'])
      expect([name, (await make(headers, name)).status]).toEqual([name, 400]);
  });

  it('are their sponsor’s alone', async () => {
    const [mine, theirs] = [await signInSponsor(server, 'mylists'), await signInSponsor(server, 'others')];
    const { _id: id } = (await make(mine, 'Mine')).body;
    const tries = [
      change(theirs, id, { move: 'remove' }),
      change(theirs, id, { move: 'rename', name: 'Theirs' }),
      put(theirs, creator(0), { listId: id }),
    ];
    for (const answer of tries) expect((await answer).status).toBe(404);
    expect(await read(theirs)).toEqual({ data: [], lists: [] });
    expect(namesIn(await read(mine))).toEqual(['Mine']);
    expect((await make(theirs, 'Mine')).status).toBe(200);
    expect((await make({}, 'Mine')).status).toBe(401);
  });

  it('are twenty beside the first, also when the last two come at once', async () => {
    const headers = await signInSponsor(server, 'twenty');
    for (let number = 1; number < 20; number += 1) await make(headers, `List ${number}`);
    const last = await Promise.all([make(headers, 'One more'), make(headers, 'Two more')]);
    expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(last.find(({ status }) => status === 409)?.body.message).toBe(
      'You can have up to 20 lists. Please remove one first.',
    );
    expect(namesIn(await read(headers))).toHaveLength(20);
  });

  it('stand in the file beside each creator, the first in its reader’s words', async () => {
    const headers = await signInSponsor(server, 'files');
    await put(headers, creator(0));
    const { _id: id } = (await make(headers, 'For the summer')).body;
    await put(headers, creator(1), { listId: id });
    const { body } = await server.get('/api/sponsor/shortlist.csv', { ...headers, 'accept-language': 'tr' });
    expect(body).toContain('"Blog","Liste","Not"');
    expect(body).toContain('"For the summer",""');
    expect(body).toContain('"Kaydedilenler",""');
  });
});
