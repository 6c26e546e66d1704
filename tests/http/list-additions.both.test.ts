import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCreators } from '#demo/seed-accounts.ts';
import { signInSponsor } from '#tests/kit/blogs.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

type Headers = Record<string, string>;

let server: TestServer;
let creators: string[];
let gone: string;
beforeAll(async () => {
  server = await startTestServer();
  const { database } = server.platform;
  await database
    .transaction()
    .execute((transaction) => seedCreators(transaction, { seed: 7, first: 1, count: 24, now: server.clock.now }));
  const entries = await database.selectFrom('directoryEntry').select('accountId').orderBy('accountId').execute();
  const [first = '', ...others] = entries.map(({ accountId }) => accountId);
  [gone, creators] = [first, others];
  await database.updateTable('directoryEntry').set({ isListed: 0 }).where('accountId', '=', gone).execute();
});
afterAll(() => server.stop());

const first = { kind: 'own', id: null } as const;
const called = (name: string) => ({ kind: 'new', name }) as const;
const add = (headers: Headers, creatorIds: readonly string[], list: object = first) =>
  server.post('/api/sponsor/shortlist', { creatorIds, list }, headers);
const read = async (headers: Headers) => (await server.get('/api/sponsor/shortlist', headers)).body;
type Entry = { creatorId: string; listIds: (string | null)[] };
const entriesOf = async (headers: Headers): Promise<Record<string, Entry['listIds']>> =>
  Object.fromEntries((await read(headers)).data.map(({ creatorId, listIds }: Entry) => [creatorId, listIds]));
const allIn = (listId: string | null, ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, [listId]]));

describe('adding creators to a list', () => {
  it('[BEYOND-44] puts up to twenty into a list or a new one, leaves them in others, and names those who are gone', async () => {
    const headers = await signInSponsor(server, 'adds');
    const twenty = creators.slice(0, 20);
    const { body: made } = await add(headers, twenty, called('Summer'));
    expect(made).toEqual({
      lists: [{ _id: made.listId, name: 'Summer' }],
      ...{ listId: made.listId, added: 20, missing: [] },
    });
    expect(await entriesOf(headers)).toEqual(allIn(made.listId, twenty));

    const own = { kind: 'own', id: made.listId };
    expect((await add(headers, [creators[0] ?? '', creators[20] ?? '', gone], own)).body).toMatchObject({
      ...{ added: 1, missing: [gone] },
    });
    expect((await add(headers, [creators[0] ?? '', creators[0] ?? ''])).body).toMatchObject({ listId: null, added: 1 });
    expect(await entriesOf(headers)).toEqual({
      ...allIn(made.listId, creators.slice(1, 21)),
      [creators[0] ?? '']: [null, made.listId],
    });
    expect((await add(headers, [gone])).body).toMatchObject({ added: 0, missing: [gone] });
  });

  it('[BEYOND-44] leaves notes and the day of adding as they are', async () => {
    const headers = await signInSponsor(server, 'annotates');
    await server.post(`/api/sponsor/shortlist/${creators[0]}`, { isListed: true, note: 'For May' }, headers);
    const [{ addedAt }] = (await read(headers)).data;
    server.clock.now += 60_000;
    await add(headers, [creators[0] ?? ''], called('Summer'));
    expect((await read(headers)).data).toMatchObject([{ note: 'For May', addedAt }]);
  });

  it('[BEYOND-44] adds all or none: not to a list of another sponsor, under a taken name, or beyond 500', async () => {
    const headers = await signInSponsor(server, 'bounds');
    const other = await signInSponsor(server, 'stranger');
    const { listId } = (await add(other, creators.slice(0, 1), called('Theirs'))).body;
    expect((await add(headers, creators.slice(0, 2), { kind: 'own', id: listId })).status).toBe(404);
    expect((await add(headers, creators.slice(0, 2), called('Kaydedilenler'))).status).toBe(409);
    expect((await add(headers, creators.slice(0, 21))).status).toBe(400);
    expect((await add(headers, [])).status).toBe(400);
    expect((await add({}, creators.slice(0, 2))).status).toBe(401);
    expect(await read(headers)).toEqual({ data: [], lists: [] });

    const { database } = server.platform;
    const sponsor = await database
      .selectFrom('account')
      .select('id')
      .where('username', '=', 'bounds')
      .executeTakeFirstOrThrow();
    await database
      .transaction()
      .execute((transaction) =>
        seedCreators(transaction, { seed: 9, first: 1_000, count: 499, now: server.clock.now }),
      );
    const many = await database
      .selectFrom('directoryEntry')
      .select('accountId')
      .orderBy('number', 'desc')
      .limit(499)
      .execute();
    await database
      .insertInto('shortlistEntry')
      .values(
        many.map(({ accountId }) => ({
          ...{ sponsorId: sponsor.id, creatorId: accountId },
          ...{ isInFirst: 1 as const, note: '', addedAt: server.clock.now },
        })),
      )
      .execute();
    const full = await add(headers, creators.slice(0, 2), called('Autumn'));
    expect([full.status, full.body.message]).toEqual([
      409,
      'Your lists can hold up to 500 creators. Please remove one first.',
    ]);
    expect((await read(headers)).lists).toEqual([]);
    expect((await add(headers, [creators[0] ?? '', many[0]?.accountId ?? ''])).body.added).toBe(1);
  });

  it('[BEYOND-44] happens once, also when it is sent again or twice at once', async () => {
    const headers = { ...(await signInSponsor(server, 'repeats')), 'idempotency-key': 'adds-these-two-once' };
    const both = await Promise.all([0, 1].map(() => add(headers, creators.slice(0, 2), called('Once'))));
    const again = await add(headers, creators.slice(0, 2), called('Once'));
    expect(both.map(({ body }) => body)).toEqual([again.body, again.body]);
    expect(again.body).toMatchObject({ added: 2 });
    expect((await read(headers)).lists).toHaveLength(1);
  });
});
