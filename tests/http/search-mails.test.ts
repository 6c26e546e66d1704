import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sponsorAccounts } from '#server/accounts/account.lifecycle.ts';
import { advance } from '#server/db/advance.ts';
import { inUnitOfWork } from '#server/db/unit-of-work.ts';
import { deliverDueMails } from '#server/mail/deliver-mail.ts';
import { mailNewMatches } from '#server/sponsors/saved-search.service.ts';
import { password, signInSponsor, startBlog } from '#tests/kit/blogs.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

type Headers = Record<string, string>;

let server: TestServer;
let sponsor = '';
let count = 0;
let sent: { to: string; subject: string; text: string; unsubscribeUrl?: string }[] = [];
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const [minute, day] = [60_000, 24 * 60 * 60_000];
const path = '/api/sponsor/searches';

/** Each test has a sponsor and creators of its own, whom no other search finds. */
beforeEach(async () => {
  count += 1;
  sent = [];
  sponsor = `hotel${count}`;
  await server.platform.database.updateTable('savedSearch').set({ mails: 'off' }).execute();
  await server.platform.database.deleteFrom('outboxMail').execute();
});

const signIn = async (): Promise<Headers> => {
  const { body } = await server.post('/api/sponsor/auth/login', { username: sponsor, password });
  return { authorization: `Bearer ${body.accessToken}` };
};
let blogs = 0;
async function join(name = 'deniz'): Promise<void> {
  blogs += 1;
  server.clock.now += minute;
  await startBlog(server, { username: `${name}${count}x${blogs}`, number: blogs });
  server.clock.now += minute;
}

/** A search that finds the creators of this test alone. */
async function save(mails: string, query = `search=deniz${count}x`) {
  const headers = await signInSponsor(server, sponsor);
  const [{ _id: id }] = (await server.post(path, { name: 'By the sea', query }, headers)).body.data;
  server.clock.now += minute;
  const { status, body } = await choose(headers, id, mails);
  return { headers, id, status, body };
}
const choose = (headers: Headers, id: string, mails: string) =>
  server.post(`${path}/${id}`, { move: 'mail', mails }, headers);

async function pass(ms: number): Promise<void> {
  server.clock.now += ms;
  await mailNewMatches(server.platform);
  await deliverDueMails(server.platform, async (mail) => void sent.push(mail));
}
const subjects = () => sent.map(({ to, subject }) => `${to}: ${subject}`);
const waiting = async () => (await server.mails()).filter(({ template }) => template === 'search-matches').length;

describe('the mails of a saved search', () => {
  it('[BEYOND-111] says how many match now, how many are new, and that it mails nothing unless that is chosen', async () => {
    const headers = await signInSponsor(server, sponsor);
    await join();
    await server.post(path, { name: 'By the sea', query: `search=deniz${count}x` }, headers);
    await join();
    await join();
    const counted = (await server.get(`${path}?matches=yes`, headers)).body.data;
    expect(counted).toMatchObject([{ matches: 3, newMatches: 2, mails: 'off' }]);
    expect((await server.get(path, headers)).body.data).toMatchObject([{ matches: null, newMatches: 2 }]);
    await pass(8 * day);
    expect(sent).toEqual([]);
  });

  it.each([
    ['daily', 1],
    ['weekly', 7],
  ])('[BEYOND-111] are %s, about new creators alone, and leave out what was mailed or seen', async (mails, days) => {
    const { status, body, id } = await save(mails);
    expect([status, body.data[0].mails]).toEqual([200, mails]);
    await join();
    await join();
    await pass(days * day - 10 * minute);
    expect(sent).toEqual([]);
    await pass(10 * minute);
    expect(subjects()).toEqual([`${sponsor}@mail.example: 2 new in “By the sea”`]);
    expect(sent[0]?.text).toContain('Deniz Yıldız, Deniz Yıldız');
    expect(sent[0]?.text).toContain('/discovery/searches');
    await pass(days * day);
    await pass(days * day);
    expect(sent).toHaveLength(1);
    await join();
    await server.post(`${path}/${id}/openings`, {}, await signIn());
    await pass(days * day);
    expect(sent).toHaveLength(1);
    await join();
    await pass(days * day);
    expect(subjects().at(-1)).toBe(`${sponsor}@mail.example: 1 new in “By the sea”`);
  });

  it('[BEYOND-111] names five creators, as no link, and counts the others', async () => {
    await save('daily');
    for (let creators = 0; creators < 7; creators += 1) await join();
    await server.platform.database.updateTable('account').set({ name: 'Win at evil.example' }).execute();
    await pass(day);
    expect(sent[0]?.text).toContain('and 2 more');
    expect(sent[0]?.text).toContain('Win at evil[.]example');
  });

  it('[BEYOND-111] come once, however many processes write them and wherever they stop', async () => {
    await save('daily');
    await join();
    server.clock.now += day;
    const stopped = AbortSignal.abort();
    await mailNewMatches(server.platform, stopped);
    expect(await waiting()).toBe(0);
    await Promise.all([mailNewMatches(server.platform), mailNewMatches(server.platform)]);
    expect(await waiting()).toBe(1);
  });

  it('[BEYOND-112] stop by one click and by the link in the mail, for this search alone', async () => {
    const { headers } = await save('daily');
    await server.post(path, { name: 'Another', query: `search=deniz${count}x` }, headers);
    const other = (await server.get(path, headers)).body.data.find(({ name }: { name: string }) => name === 'Another');
    await choose(headers, other._id, 'daily');
    await join();
    await pass(day);
    expect(subjects()).toHaveLength(2);
    const mail = sent.find(({ subject }) => subject.includes('By the sea'));
    expect(mail?.text).toContain(`Stop these emails: ${mail?.unsubscribeUrl}`);
    const { pathname, search } = new URL(mail?.unsubscribeUrl ?? '');
    expect((await server.get(pathname + search)).body).toContain('Stop these emails?');
    for (let times = 0; times < 2; times += 1) {
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
      expect((await server.ask(pathname + search, { method: 'POST', body })).status).toBe(200);
    }
    const data: { name: string; mails: string }[] = (await server.get(path, await signIn())).body.data;
    expect(data.map(({ name, mails }) => `${name} ${mails}`)).toEqual(['Another daily', 'By the sea off']);
    await join();
    await pass(day);
    expect(subjects().slice(2)).toEqual([`${sponsor}@mail.example: 1 new in “Another”`]);
  });

  it.each(['off', 'deleted', 'suspended'])(
    '[BEYOND-112] do not leave any more once they are turned off, their search is deleted or their sponsor suspended: %s',
    async (end) => {
      const { id } = await save('daily');
      await join();
      server.clock.now += day;
      await mailNewMatches(server.platform);
      expect(await waiting()).toBe(1);
      const headers = await signIn();
      if (end === 'off') expect((await choose(headers, id, 'off')).status).toBe(200);
      if (end === 'deleted') await server.post(`${path}/${id}`, { move: 'delete' }, headers);
      if (end === 'suspended') {
        const { id: sponsorId } = await server.platform.database
          .selectFrom('account')
          .select('id')
          .where('username', '=', sponsor)
          .executeTakeFirstOrThrow();
        await inUnitOfWork(server.platform, (unit) =>
          advance(unit, sponsorAccounts, sponsorId, { type: 'sponsor.suspend' }),
        );
      }
      expect(await waiting()).toBe(0);
      await join();
      await pass(2 * day);
      expect(sent).toEqual([]);
    },
  );

  it('[BEYOND-112] are chosen for one’s own searches alone', async () => {
    const { id } = await save('daily');
    const other = await signInSponsor(server, `other${count}`);
    expect((await choose(other, id, 'off')).status).toBe(404);
    expect((await choose(await signIn(), id, 'hourly')).status).toBe(400);
  });
});
