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
type Entry = { creatorId: string; listIds: (string | null)[] };
const listsOf = async (headers: Headers): Promise<Record<string, Entry['listIds']>> => {
  const { data } = await read(headers);
  return Object.fromEntries(data.map(({ creatorId, listIds }: Entry) => [creatorId, listIds]));
};

describe('the lists of a shortlist', () => {
  it('begin with the first, which is there by itself', async () => {
    const headers = await signInSponsor(server, 'begins');
    await put(headers, creator(0));
    expect(await read(headers)).toMatchObject({ data: [{ creatorId: creator(0), listIds: [null] }], lists: [] });
  });

  it('take whoever is new into the one that was used last', async () => {
    const headers = await signInSponsor(server, 'uses');
    const summer = (await make(headers, ' Summer ')).body;
    expect(summer.lists).toEqual([{ _id: summer._id, name: 'Summer' }]);
    const winter = (await make(headers, 'Winter')).body;
    await put(headers, creator(0));
    await put(headers, creator(1), { listIds: [summer._id] });
    await put(headers, creator(2));
    await put(headers, creator(0), { note: 'For May' });
    expect(await listsOf(headers)).toEqual({
      [creator(0)]: [winter._id],
      [creator(1)]: [summer._id],
      [creator(2)]: [summer._id],
    });
    await put(headers, creator(1), { listIds: [null, summer._id] });
    await put(headers, creator(3));
    const lists = await listsOf(headers);
    expect([lists[creator(1)], lists[creator(3)]]).toEqual([[null, summer._id], [null]]);
    expect(namesIn(await read(headers))).toEqual(['Summer', 'Winter']);
  });

  it('[BEYOND-95] may share a creator, whose note stays when they go into another or out of one', async () => {
    const headers = await signInSponsor(server, 'notes');
    const { _id: summer } = (await make(headers, 'Summer')).body;
    const { _id: winter } = (await make(headers, 'Winter')).body;
    await put(headers, creator(0), { note: 'For May', listIds: [winter, null, winter] });
    expect(await listsOf(headers)).toEqual({ [creator(0)]: [null, winter] });
    const { body } = await put(headers, creator(0), { listIds: [winter, summer] });
    expect(body.data).toMatchObject([{ creatorId: creator(0), note: 'For May', listIds: [summer, winter] }]);
    const same = { note: 'For May', listIds: [summer, winter] };
    expect((await put(headers, creator(0), {})).body.data).toMatchObject([same]);
    expect((await put(headers, creator(0), { note: '' })).body.data).toMatchObject([{ ...same, note: '' }]);
    for (const listIds of [[], ['x'.repeat(200)], Array.from({ length: 22 }, () => null)])
      expect((await put(headers, creator(0), { listIds })).status).toBe(400);
    await put(headers, creator(0), { isListed: false });
    expect(await listsOf(headers)).toEqual({});
    await put(headers, creator(0), { listIds: [null] });
    expect(await listsOf(headers)).toEqual({ [creator(0)]: [null] });
  });

  it('[BEYOND-95] are removed without their entries: those in no other list go into the first, as new ones do then', async () => {
    const headers = await signInSponsor(server, 'removes');
    const { _id: other } = (await make(headers, 'Winter')).body;
    const { _id: id } = (await make(headers, 'Summer')).body;
    await put(headers, creator(0), { note: 'For May' });
    await put(headers, creator(2), { listIds: [other, id] });
    await put(headers, creator(3), { listIds: [id] });
    expect(namesIn((await change(headers, id, { move: 'remove' })).body)).toEqual(['Winter']);
    await put(headers, creator(1));
    expect(await listsOf(headers)).toEqual({
      ...{ [creator(0)]: [null], [creator(1)]: [null], [creator(2)]: [other], [creator(3)]: [null] },
    });
    expect((await read(headers)).data.map(({ note }: { note: string }) => note).toSorted()).toEqual([
      '',
      '',
      '',
      'For May',
    ]);
    const again = await change(headers, id, { move: 'remove' });
    expect([again.status, again.body.message]).toEqual([404, 'This list no longer exists. Please reload the page.']);
    expect((await change(headers, id, { move: 'rename', name: 'Late' })).status).toBe(404);
    expect((await put(headers, creator(1), { listIds: [null, id] })).status).toBe(404);
    expect((await listsOf(headers))[creator(1)]).toEqual([null]);
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
      put(theirs, creator(0), { listIds: [null, id] }),
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
    await put(headers, creator(1), { listIds: [null, id] });
    const { body } = await server.get('/api/sponsor/shortlist.csv', { ...headers, 'accept-language': 'tr' });
    expect(body).toContain('"Blog","Listeler","Not"');
    expect(body).toContain('"Kaydedilenler, For the summer",""');
    expect(body).toContain('"Kaydedilenler",""');
    const chosen = (...ids: string[]) =>
      server.get(`/api/sponsor/shortlist.csv?${ids.map((each) => `creator=${each}`).join('&')}`, headers);
    const rowsOf = (file: string) => file.trim().split('\n').length;
    expect([rowsOf(body), rowsOf((await chosen(creator(1), creator(2))).body)]).toEqual([3, 2]);
    expect(
      (await chosen(...Array.from({ length: 21 }, (__, index) => creator(0).slice(0, -2) + (10 + index)))).status,
    ).toBe(400);
  });
});
