import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creatorAccounts } from '#server/creator-accounts/creator-account.lifecycle.ts';
import { advance } from '#server/db/advance.ts';
import { inUnitOfWork } from '#server/db/unit-of-work.ts';
import { signInSponsor, startBlog } from '#tests/kit/blogs.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

type Headers = Record<string, string>;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const path = '/api/sponsor/searches';
const list = async (headers: Headers) => (await server.get(path, headers)).body.data;
const save = (headers: Headers, name: string, query = '') => server.post(path, { name, query }, headers);
const change = (headers: Headers, id: string, request: object) => server.post(`${path}/${id}`, request, headers);
const open = (headers: Headers, id: string) => server.post(`${path}/${id}/openings`, {}, headers);
const namesIn = (searches: { name: string }[]) => searches.map(({ name }) => name);

describe('saved searches', () => {
  it('are kept under a name, the latest first, as the address of the directory is written', async () => {
    const headers = await signInSponsor(server, 'writes');
    expect((await server.get(path, headers)).body).toEqual({ data: [] });
    const first = await save(
      headers,
      '  Divers in Kaş ',
      'city=Ka%C5%9F&expertise=diving&sort=default&creator=a&list=b',
    );
    expect([first.status, first.body.data]).toEqual([
      200,
      [
        {
          _id: expect.stringMatching(/^[\w-]{36}$/),
          name: 'Divers in Kaş',
          query: 'expertise=diving&city=Ka%C5%9F',
          openedAt: server.clock.now,
          newMatches: 0,
          matches: 0,
          mails: 'off',
        },
      ],
    ]);
    server.clock.now += 1;
    const { body } = await save(headers, 'There in June', 'thereFrom=2026-06-30&thereTo=2026-06-01&utm_source=mail');
    expect(body.data[0].query).toBe('thereFrom=2026-06-01&thereTo=2026-06-30');
    server.clock.now += 1;
    const sorted = await save(headers, 'The largest', 'sort=followers_high_to_low');
    expect(sorted.body.data[0].query).toBe('sort=followers_high_to_low');
    expect(namesIn(await list(headers))).toEqual(['The largest', 'There in June', 'Divers in Kaş']);
  });

  it.each([
    ['colour=red', 'query'],
    ['minTripCount=many', 'query'],
    ['thereFrom=2026-02-30', 'query'],
    ['sort=random', 'query'],
    [`search=${'a'.repeat(4_000)}`, 'query'],
  ])('hold nothing that is no search: %#', async (query, field) => {
    const headers = await signInSponsor(server, `strict${query.length}`);
    const { status, body } = await save(headers, 'Odd', query);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'validation', [field]]);
    expect(await list(headers)).toEqual([]);
  });

  it.each(['', '   ', 'a'.repeat(61), 'two\nlines'])('have a name of one line: %j', async (name) => {
    const headers = await signInSponsor(server, `named${name.length}`);
    const { status, body } = await save(headers, name);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['name']]);
  });

  it('have each a name of their own, however it is written, and are renamed and deleted', async () => {
    const headers = await signInSponsor(server, 'renames');
    await save(headers, 'İlkbahar');
    server.clock.now += 1;
    const [autumn, spring] = (await save(headers, 'Autumn')).body.data;
    const again = await save(headers, 'ILKBAHAR');
    expect([again.status, again.body.message]).toEqual([409, 'You already have a saved search with this name.']);
    const taken = await change(headers, autumn._id, { move: 'rename', name: 'ilkbahar' });
    expect([taken.status, taken.body.code]).toEqual([409, 'conflict']);
    const renamed = await change(headers, spring._id, { move: 'rename', name: 'ilkbahar' });
    expect(namesIn(renamed.body.data)).toEqual(['Autumn', 'ilkbahar']);
    const left = await change(headers, autumn._id, { move: 'delete' });
    expect(namesIn(left.body.data)).toEqual(['ilkbahar']);
    expect((await change(headers, autumn._id, { move: 'delete' })).status).toBe(404);
    expect((await open(headers, autumn._id)).status).toBe(404);
  });

  it('are their sponsor’s alone', async () => {
    const [mine, theirs] = [await signInSponsor(server, 'mine'), await signInSponsor(server, 'theirs')];
    const [{ _id: id }] = (await save(mine, 'Mine')).body.data;
    const tries = [
      open(theirs, id),
      change(theirs, id, { move: 'delete' }),
      change(theirs, id, { move: 'rename', name: 'x' }),
    ];
    for (const answer of tries) expect((await answer).status).toBe(404);
    expect(await list(theirs)).toEqual([]);
    expect(namesIn(await list(mine))).toEqual(['Mine']);
    expect((await save(theirs, 'Mine')).status).toBe(200);
    expect((await server.get(path)).status).toBe(401);
  });

  it('are twenty at most, also when the last two come at once', async () => {
    const headers = await signInSponsor(server, 'many');
    for (let number = 1; number < 20; number += 1) await save(headers, `Search ${number}`);
    const last = await Promise.all([save(headers, 'One more'), save(headers, 'Two more')]);
    expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(last.find(({ status }) => status === 409)?.body.message).toBe(
      'You can save up to 20 searches. Please delete one first.',
    );
    expect(await list(headers)).toHaveLength(20);
  });
});

describe('who is new in a saved search', () => {
  it('is whoever meets it and has come to the directory since it was opened', async () => {
    const headers = await signInSponsor(server, 'watches');
    await startBlog(server, { username: 'ada', number: 1 });
    server.clock.now += 1;
    await save(headers, 'Of that name', 'search=yildiz');
    server.clock.now += 1;
    const [nobody, byName] = (await save(headers, 'Nobody', 'search=xyzzy')).body.data;
    const counts = async () =>
      (await list(headers)).map(({ name, newMatches }: { name: string; newMatches: number }) => [name, newMatches]);
    expect(await counts()).toEqual([
      ['Nobody', 0],
      ['Of that name', 0],
    ]);

    server.clock.now += 1_000;
    const bea = await startBlog(server, { username: 'bea', number: 2 });
    server.clock.now += 1_000;
    const cem = await startBlog(server, { username: 'cem', number: 3 });
    server.clock.now += 1;
    expect(await counts()).toEqual([
      ['Nobody', 0],
      ['Of that name', 2],
    ]);
    const opened = (await open(headers, byName._id)).body;
    expect(opened.newMatches).toEqual([cem.id, bea.id]);
    expect(opened.data[1]).toMatchObject({ name: 'Of that name', newMatches: 0, openedAt: server.clock.now });
    expect((await open(headers, nobody._id)).body.newMatches).toEqual([]);
    expect((await open(headers, byName._id)).body.newMatches).toEqual([]);
  });

  it('is told the same under one key, though the search was opened meanwhile', async () => {
    const headers = await signInSponsor(server, 'repeats');
    const [{ _id: id }] = (await save(headers, 'Anybody')).body.data;
    server.clock.now += 1;
    const dem = await startBlog(server, { username: 'dem', number: 4 });
    server.clock.now += 1;
    const opening = () => server.post(`${path}/${id}/openings`, {}, { ...headers, 'idempotency-key': 'opened-once' });
    expect([(await opening()).body.newMatches, (await opening()).body.newMatches]).toEqual([[dem.id], [dem.id]]);
    const kept = await server.platform.database.selectFrom('idempotency').select('answer').execute();
    expect(kept.map(({ answer }) => Object.keys(JSON.parse(answer) ?? {}))).toContainEqual(['since']);
  });

  it('has been activated: not who applied long ago, nor who changed or came back', async () => {
    const headers = await signInSponsor(server, 'patient');
    const [old, late] = [await startBlog(server, { username: 'eda', number: 5 }), await pendingBlog('fay')];
    server.clock.now += 60_000;
    const [{ _id: id }] = (await save(headers, 'Anybody')).body.data;
    server.clock.now += 60_000;
    await move(old.id, 'account.suspend');
    await move(old.id, 'account.reinstate');
    expect((await list(headers))[0].newMatches).toBe(0);
    await move(late.id, 'account.activate');
    server.clock.now += 60_000;
    expect((await open(headers, id)).body.newMatches).toEqual([late.id]);
    await move(late.id, 'account.suspend');
    await move(late.id, 'account.reinstate');
    expect((await list(headers))[0].newMatches).toBe(0);
    const { body } = await server.get('/api/creator?limit=1', headers);
    expect(body.data[0]._id).toBe(late.id);
  });
});

const move = (id: string, type: 'account.activate' | 'account.suspend' | 'account.reinstate') =>
  inUnitOfWork(server.platform, (unit) => advance(unit, creatorAccounts, id, { type }));

/** Approved, and not yet in the directory. */
async function pendingBlog(username: string) {
  const blog = await startBlog(server, { username, number: 6 });
  const { database } = server.platform;
  await database.updateTable('account').set({ state: 'pending' }).where('id', '=', blog.id).execute();
  await database.deleteFrom('directoryEntry').where('accountId', '=', blog.id).execute();
  return blog;
}
