import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyAs, signInStaff, staffHands } from '#tests/kit/applicant.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

const hour = 3_600_000;

let server: TestServer;
let [elif, bora]: Awaited<ReturnType<typeof signInStaff>>[] = [];
beforeAll(async () => {
  server = await startTestServer();
  [elif, bora] = [await signInStaff(server, 'elif'), await signInStaff(server, 'bora')];
});
afterAll(() => server.stop());

let count = 0;
async function apply(): Promise<string> {
  count += 1;
  const own = {
    phoneNumber: `+90 532 222 ${String(1_000 + count)}`,
    socialMediaAccounts: { instagram: `walks${count}`, youtube: '', tiktok: '' },
  };
  return (await applyAs(server, `taken${count}`, own)).applicationId;
}

const hands = (of = elif) => of ?? expect.fail('No one is signed in.');
const take = { move: 'take' };
const giveBack = { move: 'giveBack' };
const move = async (staff: typeof elif, id: string, request: object) =>
  (await hands(staff).moveApplication(id, request)).status;
const takenIn = async (staff: typeof elif, id: string) => (await hands(staff).get(`/applications/${id}`)).body.taken;
const mine = async (staff: typeof elif, search = '') =>
  (await hands(staff).get(`/applications?state=ONHOLD&taker=me${search}`)).body.data.map(
    (row: { id: string }) => row.id,
  );

describe('[BEYOND-123] an application that a member of staff takes', () => {
  it('is marked for all staff, in the queue and open, and is in the list of the one who took it', async () => {
    const [id, other] = [await apply(), await apply()];
    expect((await hands(elif).moveApplication(id, take)).body).toEqual({ state: 'ONHOLD', undoableFor: 0 });
    const until = server.clock.now + 4 * hour;
    expect(await takenIn(elif, id)).toEqual({ by: 'The elif', isOwn: true, until });
    expect(await takenIn(bora, id)).toEqual({ by: 'The elif', isOwn: false, until });
    expect(await takenIn(bora, other)).toBeNull();
    const { applications } = (await hands(bora).get('/waiting')).body;
    expect(applications.data.map(({ taken }: { taken: { by: string } | null }) => taken?.by ?? null)).toEqual([
      'The elif',
      null,
    ]);
    expect([await mine(elif), await mine(bora)]).toEqual([[id], []]);
    expect(await mine(elif, '&search=taken1')).toEqual([id]);
    expect(await mine(elif, '&search=taken2')).toEqual([]);
    expect((await hands(elif).get(`/applications/${id}`)).body.history).toEqual([]);
  });

  it('is taken by one of two who press at the same moment; the other one hears who was first', async () => {
    const id = await apply();
    const answers = await Promise.all([elif, bora].map((staff) => hands(staff).moveApplication(id, take)));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
    const first = answers[0]?.status === 200 ? 'The elif' : 'The bora';
    expect(answers.find((answer) => answer.status === 409)?.body.message).toBe(
      `${first} has already taken this application.`,
    );
    expect((await takenIn(elif, id)).by).toBe(first);
  });

  it('stays taken when it is taken again, and is given back only by the one who took it', async () => {
    const id = await apply();
    expect([await move(elif, id, take), await move(elif, id, take)]).toEqual([200, 200]);
    expect(await move(bora, id, giveBack)).toBe(409);
    expect(await move(elif, id, giveBack)).toBe(200);
    expect(await takenIn(elif, id)).toBeNull();
    expect(await move(bora, id, take)).toBe(200);
  });

  it('is decided on by anyone, which ends the mark', async () => {
    const id = await apply();
    await move(elif, id, take);
    expect(await move(bora, id, { move: 'approve' })).toBe(200);
    expect(await takenIn(elif, id)).toBeNull();
    expect(await mine(elif)).not.toContain(id);
    expect(await move(elif, id, take)).toBe(409);
    await move(bora, id, { move: 'undo' });
    expect(await takenIn(elif, id)).toBeNull();
  });

  it('is free again after four hours', async () => {
    const id = await apply();
    await move(elif, id, take);
    server.clock.now += 4 * hour - 1;
    [elif, bora] = [await staffHands(server, 'elif'), await staffHands(server, 'bora')];
    expect([(await takenIn(bora, id)).by, await mine(elif)]).toEqual(['The elif', [id]]);
    server.clock.now += 1;
    expect([await takenIn(bora, id), await mine(elif)]).toEqual([null, []]);
    expect(await move(bora, id, take)).toBe(200);
  });
});
