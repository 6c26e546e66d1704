import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyOverdueBookings, overdueBookingsJob } from '#server/bookings/booking.feature.ts';
import { staffHands } from '#tests/kit/applicant.ts';
import { handsOf, makeInvitation, type Stays, startStays, stayAt } from '#tests/kit/bookings.ts';
import { whileAccountHeld } from '#tests/kit/held-table.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

const day = 24 * 60 * 60_000;
const ends = {
  REQUESTED: 'EXPIRED',
  IN_REVIEW: 'EXPIRED',
  OFFERED: 'EXPIRED',
  INVITED: 'EXPIRED',
  OTHER_DATES: 'EXPIRED',
  CONFIRMED: 'COMPLETED',
} as const;

let server: TestServer;
let stays: Stays;
let ids: Record<string, string>;
beforeEach(async () => {
  server = await startTestServer();
  stays = await startStays(server, 'deniz');
  ids = {};
  for (const state of Object.keys(ends)) ids[state] = await stayAt(server, stays, state);
});
afterEach(() => server.stop());

const dayPasses = async (days: number) => {
  server.clock.now += days * day;
  stays = { ...stays, ...(await signInAgain()) };
};

/** Sessions do not last for weeks. */
async function signInAgain(): Promise<Pick<Stays, 'creator' | 'sponsor' | 'staff'>> {
  const password = 'open-sesame-1';
  const bearer = async (path: string, username: string) => ({
    authorization: `Bearer ${(await server.post(path, { username, password })).body.accessToken}`,
  });
  return {
    creator: handsOf(server, 'creator', await bearer('/api/auth/login', 'deniz')),
    sponsor: handsOf(server, 'sponsor', await bearer('/api/sponsor/auth/login', 'deniz.hotel')),
    staff: handsOf(server, 'staff', (await staffHands(server, 'deniz.staff')).headers),
  };
}

const stored = async () => {
  const rows = await server.platform.database.selectFrom('booking').select(['id', 'state']).execute();
  return Object.fromEntries(rows.map(({ id, state }) => [id, state]));
};
const mailsOf = async (template: string) => {
  const rows = await server.platform.database
    .selectFrom('outboxMail')
    .select(['subjectId', 'recipient'])
    .where('template', '=', template)
    .execute();
  return rows.map(({ subjectId, recipient }) => `${subjectId} ${recipient}`).sort();
};

/** All that anybody can ask of stays. */
async function everythingAsked(): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const hands of [stays.creator, stays.sponsor, stays.staff]) {
    const queries = ['', ...Object.keys(ends), 'EXPIRED', 'COMPLETED'].map((state) => (state ? `state=${state}` : ''));
    for (const query of queries) answers.push((await hands.list(query)).body);
    for (const id of Object.values(ids)) answers.push((await hands.read(id)).body);
  }
  return answers;
}

describe('what is due', () => {
  it('is said by every call whether or not anybody has written it down, and then no differently', async () => {
    await dayPasses(30);
    const before = await stored();
    const late = await everythingAsked();
    expect(await stored()).toEqual(before);
    expect((await stays.creator.list()).body.counts).toMatchObject({ EXPIRED: 5, COMPLETED: 1, REQUESTED: 0 });
    for (const [state, end] of Object.entries(ends))
      expect((await stays.creator.read(ids[state] ?? '')).body).toMatchObject({ state: end, dueAt: null });
    expect(await applyOverdueBookings(server.platform)).toBe(6);
    expect(await everythingAsked()).toEqual(late);
    expect(new Set(Object.values(await stored()))).toEqual(new Set(['EXPIRED', 'COMPLETED']));
  });

  it('is written down once, with its line at its own time and its mails, however often anybody comes by', async () => {
    await dayPasses(30);
    const counts = await Promise.all([1, 2, 3].map(() => applyOverdueBookings(server.platform)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6);
    expect(await applyOverdueBookings(server.platform)).toBe(0);
    const creator = 'deniz@mail.example';
    const hosted = [ids.INVITED, ids.OTHER_DATES].map((id) => `${id} deniz.hotel@mail.example`);
    const asked = ['REQUESTED', 'IN_REVIEW', 'OFFERED', 'INVITED', 'OTHER_DATES'].map((state) => ids[state]);
    expect(await mailsOf('booking-expired')).toEqual([...asked.map((id) => `${id} ${creator}`), ...hosted].sort());
    expect(await mailsOf('booking-completed')).toEqual([`${ids.CONFIRMED} ${creator}`]);
    const { events, checkOut } = (await stays.creator.read(ids.CONFIRMED ?? '')).body;
    expect(events.filter(({ by }: { by: string }) => by === 'system')).toMatchObject([
      { move: 'booking.complete', at: Date.parse(`${checkOut}T09:00:00Z`) },
    ]);
  });

  it('is written down although another one fails, which is tried again later', async () => {
    await dayPasses(30);
    const setOffer = (offer: string | null) =>
      server.platform.database
        .updateTable('booking')
        .set({ offer })
        .where('id', '=', ids.INVITED ?? '')
        .execute();
    await setOffer('{');
    expect(await applyOverdueBookings(server.platform)).toBe(5);
    expect((await stored())[ids.INVITED ?? '']).toBe('INVITED');
    await setOffer(null);
    expect(await applyOverdueBookings(server.platform)).toBe(1);
  });

  it('that fails for good is logged once for each reason, not at each try', async () => {
    await dayPasses(30);
    const failing = ids.INVITED ?? '';
    const setOffer = (offer: string | null) =>
      server.platform.database.updateTable('booking').set({ offer }).where('id', '=', failing).execute();
    const lines: object[] = [];
    const warn = (facts: object, event: string) => void lines.push({ event, ...facts });
    const { run } = overdueBookingsJob({ ...server.platform, log: { ...server.platform.log, warn } });
    const signal = new AbortController().signal;
    const [unclosed, empty] = ['{', ' '];
    for (const offer of [unclosed, unclosed, unclosed, empty, empty]) {
      await setOffer(offer);
      await run(signal);
    }
    const line = { event: 'overdue_booking_failed', booking: failing, reason: expect.any(String) };
    expect(lines).toEqual([line, line]);
    await setOffer(null);
    expect(await run(signal)).toBe(1);
  });

  it('is settled before anybody moves it: its buttons do nothing any more, and say so', async () => {
    await dayPasses(30);
    const tries = [
      stays.staff.move(ids.REQUESTED ?? '', { move: 'review' }),
      stays.creator.move(ids.OFFERED ?? '', { move: 'accept' }),
      stays.creator.move(ids.REQUESTED ?? '', { move: 'cancel' }),
      stays.creator.move(ids.INVITED ?? '', { move: 'accept' }),
      stays.sponsor.move(ids.OTHER_DATES ?? '', { move: 'accept' }),
      stays.creator.move(ids.CONFIRMED ?? '', { move: 'cancel', reason: 'Too late.' }),
    ];
    expect((await Promise.all(tries)).map(({ status, body }) => [status, body.code])).toEqual(
      tries.map(() => [409, 'notNow']),
    );
    const recorded = await stays.staff.move(ids.CONFIRMED ?? '', { move: 'recordOutcome', outcome: 'leftEarly' });
    expect(recorded.body).toMatchObject({ state: 'COMPLETED', outcome: 'leftEarly' });
    expect(recorded.body.events.slice(-2)).toMatchObject([
      { move: 'booking.complete' },
      { move: 'booking.recordOutcome' },
    ]);
    expect(await applyOverdueBookings(server.platform)).toBe(5);
  });

  it('is due at its moment and not one before', async () => {
    const { dueAt } = (await stays.creator.read(ids.REQUESTED ?? '')).body;
    server.clock.now = dueAt - 1;
    await dayPasses(0);
    expect((await stays.creator.read(ids.REQUESTED ?? '')).body.state).toBe('REQUESTED');
    server.clock.now = dueAt;
    expect((await stays.creator.read(ids.REQUESTED ?? '')).body.state).toBe('EXPIRED');
  });

  it.runIf(process.env.VAYA_TEST_DATABASE === 'postgres')(
    'is due for whoever waited for the account until then, as everybody is told meanwhile',
    async () => {
      const id = ids.OFFERED ?? '';
      const { dueAt } = (await stays.creator.read(id)).body;
      const timePasses = () => {
        server.clock.now = dueAt;
      };
      const accept = () => stays.creator.move(id, { move: 'accept' });
      const accepted = await whileAccountHeld(server, stays.blog.id, { work: accept, meanwhile: timePasses });
      expect([accepted.status, accepted.body.code]).toEqual([409, 'notNow']);
    },
  );

  it('frees the places of invitations at once', async () => {
    const settings = { areWelcome: true, maxOpen: 2 };
    await server.post('/api/creator/invitation-settings', settings, stays.creator.headers);
    const invite = async () => (await stays.sponsor.begin(makeInvitation(server, stays.blog.id))).status;
    expect(await invite()).toBe(409);
    await dayPasses(7);
    expect([await invite(), await invite(), await invite()]).toEqual([200, 200, 409]);
  });
});
