import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationsMoveReply } from '#contract/back-office.ts';
import { verifyTrail } from '#server/audit/audit-trail.ts';
import { deliverDueMails } from '#server/mail/deliver-mail.ts';
import { applyAs, signInStaff } from '#tests/kit/applicant.ts';
import { signInSponsor } from '#tests/kit/blogs.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let staff: Awaited<ReturnType<typeof signInStaff>>;
beforeAll(async () => {
  server = await startTestServer();
  staff = await signInStaff(server);
});
afterAll(() => server.stop());

let count = 0;
async function apply(change: object = {}): Promise<string> {
  count += 1;
  const own = {
    phoneNumber: `+90 532 111 ${String(1_000 + count)}`,
    socialMediaAccounts: { instagram: `sails${count}`, youtube: '', tiktok: '' },
  };
  return (await applyAs(server, `several${count}`, { ...own, ...change })).applicationId;
}

const decide = (ids: readonly string[], request: object, headers = {}) =>
  server.post('/api/admin/applications/moves', { ids, request }, { ...staff.headers, ...headers });
const stateOf = async (id: string) => (await staff.get(`/applications/${id}`)).body.state;
const statesOf = (ids: readonly string[]) => Promise.all(ids.map(stateOf));
const done = (...ids: string[]) => ids.map((id) => ({ id, refusal: null }));
const approve = { move: 'approve' };
const reject = { move: 'reject', reason: 'audience', text: 'We look for sailors.' };
const lookFirst = 'This application needs a closer look. Open it and decide on it there.';
const leaving = async () => {
  const sent: string[] = [];
  await deliverDueMails(server.platform, async ({ to, subject }) => void sent.push(`${to.split('@')[0]}: ${subject}`));
  return sent.filter((line) => line.startsWith('several')).toSorted();
};

describe('several applications that are decided on together', () => {
  it('are approved, each with its own mails and its own line in the trail, and can be taken back together', async () => {
    const ids = [await apply(), await apply(), await apply()];
    await leaving();
    const { status, body } = await decide(ids, approve);
    expect([status, applicationsMoveReply.parse(body)]).toEqual([200, { data: done(...ids), undoableFor: 10_000 }]);
    expect(await statesOf(ids)).toEqual(['APPROVED', 'APPROVED', 'APPROVED']);
    server.clock.now += 9_999;
    const undone = await decide(ids, { move: 'undo' });
    expect(undone.body).toEqual({ data: done(...ids), undoableFor: 0 });
    expect(await statesOf(ids)).toEqual(['ONHOLD', 'ONHOLD', 'ONHOLD']);
    server.clock.now += 60_000;
    expect(await leaving()).toEqual([]);
    const { data } = (await staff.get('/audit?limit=6')).body;
    expect(data.map(({ action }: { action: string }) => action)).toEqual([
      ...Array(3).fill('application.undo'),
      ...Array(3).fill('application.approve'),
    ]);
    expect(await verifyTrail(server.platform)).toMatchObject({ isIntact: true });
  });

  it('are rejected for one reason, which all of them are told', async () => {
    const ids = [await apply(), await apply()];
    await leaving();
    expect((await decide(ids, reject)).body.data).toEqual(done(...ids));
    server.clock.now += 20_000;
    expect(await leaving()).toHaveLength(2);
    for (const id of ids) {
      const { body } = await staff.get(`/applications/${id}`);
      expect(body).toMatchObject({ state: 'REJECTED', reason: 'audience', reasonText: 'We look for sailors.' });
    }
  });

  it('continue past one that is already decided, deleted or needs a closer look', async () => {
    const [free, taken, doubtful] = [await apply(), await apply(), await apply({ iban: 'TR330006100519786457841327' })];
    const twice = { phoneNumber: '+90 532 222 22 22' };
    const [repeated, same] = [await apply(twice), await apply(twice)];
    await staff.moveApplication(taken, reject);
    const { body } = await decide([taken, doubtful, 'nobody', repeated, free], approve);
    expect(body.data).toEqual([
      { id: taken, refusal: expect.stringContaining('no longer possible') },
      { id: doubtful, refusal: lookFirst },
      { id: 'nobody', refusal: expect.any(String) },
      { id: repeated, refusal: lookFirst },
      ...done(free),
    ]);
    expect(await statesOf([taken, doubtful, repeated, same, free])).toEqual([
      ...['REJECTED', 'ONHOLD', 'ONHOLD', 'ONHOLD', 'APPROVED'],
    ]);
    const turkish = await decide([doubtful], approve, { 'accept-language': 'tr' });
    expect(turkish.body.data[0].refusal).toMatch(/^Bu başvuruya yakından bakılmalı/);
    const rejected = [doubtful, repeated, same];
    expect((await decide(rejected, reject)).body.data).toEqual(done(...rejected));
  });

  it('are decided on once, whoever sends it again, and an undo that is late for some says for whom', async () => {
    const [early, late] = [await apply(), await apply()];
    const key = { 'idempotency-key': 'several-at-once' };
    const both = await Promise.all([decide([early, late], approve, key), decide([early, late], approve, key)]);
    expect(both.map(({ body }) => body.data)).toEqual([done(early, late), done(early, late)]);
    expect((await decide([early, late], approve, key)).body.data).toEqual(done(early, late));
    await staff.moveApplication(late, { move: 'reopen' });
    const { body } = await decide([early, late], { move: 'undo' });
    expect(body.data).toEqual([...done(early), { id: late, refusal: expect.stringContaining('no longer possible') }]);
  });

  it.each([
    ['nobody', { ids: [], request: approve }],
    ['the same twice', { ids: ['a', 'a'], request: approve }],
    ['too many', { ids: Array.from({ length: 101 }, (_, index) => `a${index}`), request: approve }],
    ['what is not done to several', { ids: ['a'], request: { move: 'reopen' } }],
    ['no reason', { ids: ['a'], request: { move: 'reject' } }],
    ['another reason without a word', { ids: ['a'], request: { move: 'reject', reason: 'other', text: ' ' } }],
  ])('are not %s', async (_, { ids, request }) => {
    expect((await decide(ids, request)).status).toBe(400);
  });

  it('are decided on by staff alone', async () => {
    const id = await apply();
    const sponsor = await signInSponsor(server, 'bluebay');
    const statuses = [sponsor, {}].map(async (headers) => {
      const { status } = await server.post('/api/admin/applications/moves', { ids: [id], request: approve }, headers);
      return status;
    });
    expect(await Promise.all(statuses)).toEqual([403, 401]);
    expect(await stateOf(id)).toBe('ONHOLD');
  });
});
