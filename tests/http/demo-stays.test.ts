import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingStates } from '#contract/booking-choices.ts';
import { seedDemoWorld } from '#demo/seed-demo-world.ts';
import { applyOverdueBookings } from '#server/bookings/booking.feature.ts';
import { handsOf } from '#tests/kit/bookings.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await seedDemoWorld(server.platform);
});
afterAll(() => server.stop());

const signIn = async (path: string, username: string, password: string) => ({
  authorization: `Bearer ${(await server.post(path, { username, password })).body.accessToken}`,
});
const stored = ({ platform }: TestServer) =>
  platform.database
    .selectFrom('booking')
    .select(['id', 'state', 'creatorId', 'sponsorId', 'hotelName', 'checkIn', 'moves'])
    .orderBy('id')
    .execute();

describe('the demo world', () => {
  it('has stays of its creator in every state, and invitations of its sponsor', async () => {
    const creator = handsOf(server, 'creator', await signIn('/api/auth/login', 'demo-creator', 'sail-beyond-kekova'));
    const { counts } = (await creator.list()).body;
    for (const state of bookingStates) expect([state, counts[state] > 0]).toEqual([state, true]);
    const hosts = await signIn('/api/sponsor/auth/login', 'demo-sponsor', 'rooms-with-a-view');
    const invited = (await handsOf(server, 'sponsor', hosts).list('limit=100')).body;
    expect(invited.counts.INVITED).toBeGreaterThan(1);
    expect(
      new Set(invited.data.map(({ creator: { username } }: { creator: { username: string } }) => username)).size,
    ).toBeGreaterThan(2);
  });

  it('has a creator who has told where their earnings go', async () => {
    const creator = await signIn('/api/auth/login', 'demo-creator', 'sail-beyond-kekova');
    expect((await server.get('/api/account', creator)).body).toMatchObject({
      state: 'active',
      bank: { state: null, ibanEnding: '1326' },
    });
  });

  it('leaves nothing to be done that is due already, and every line is before now', async () => {
    expect(await applyOverdueBookings(server.platform)).toBe(0);
    const { late } = await server.platform.database
      .selectFrom('bookingEvent')
      .select(({ fn }) => fn.countAll<number>().as('late'))
      .where('at', '>', server.clock.now)
      .executeTakeFirstOrThrow();
    expect(Number(late)).toBe(0);
  });

  it('has the same stays every time', async () => {
    const again = await startTestServer();
    again.clock.now = server.clock.now;
    await seedDemoWorld(again.platform);
    expect(await stored(again)).toEqual(await stored(server));
    await again.stop();
  });
});
