import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookingState } from '#contract/booking-choices.ts';
import { type ListOwner, selectBookings, selectBookingsIn } from '#server/stays/booking-list.store.ts';
import { plantBookings } from '#tests/kit/due-bookings.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
const ids: Record<'creator' | 'sponsor', string> = { creator: '', sponsor: '' };
beforeAll(async () => {
  server = await startTestServer();
  const creators: string[] = [];
  for (let number = 0; number < 20; number += 1)
    creators.push((await server.createAccount({ role: 'creator', username: `guest${number}` })).id);
  ids.creator = creators[0] ?? '';
  ids.sponsor = (await server.createAccount({ role: 'sponsor', username: 'bluebay' })).id;
  const states = ['REQUESTED', 'EXPIRED', 'DECLINED', 'COMPLETED', 'CANCELLED'] as const;
  await plantBookings(server.platform, creators, 4_000, (index) => {
    const state = states[index % states.length] ?? 'REQUESTED';
    const sponsorId = index % 7 === 0 ? ids.sponsor : null;
    return state === 'REQUESTED' ? { state, sponsorId } : { state, sponsorId, dueAt: null };
  });
  const { database, config } = server.platform;
  if (config.database.kind === 'postgres') await sql`analyze booking`.execute(database);
});
afterAll(() => server.stop());

/** How the database finds a first page. */
async function planOf(owner: ListOwner, state: BookingState | null): Promise<string> {
  const { database, config } = server.platform;
  const page = { owner, now: server.clock.now, after: null, limit: 50 };
  const query = state ? selectBookingsIn(database, { ...page, state }) : selectBookings(database, page);
  if (config.database.kind === 'sqlite') return JSON.stringify(await query.explain(undefined, sql`query plan`));
  return JSON.stringify(await query.explain());
}

const ownerOf = (who: string): ListOwner => {
  if (who === 'staff') return null;
  return who === 'creator' ? { creatorId: ids.creator } : { sponsorId: ids.sponsor };
};

describe('a page of stays', () => {
  it.each([
    ['staff', null, /booking_createdAt/],
    ['staff', 'DECLINED', /booking_(state|createdAt)/],
    ['creator', null, /booking_creator/],
    ['creator', 'DECLINED', /booking_creator/],
    ['sponsor', null, /booking_sponsor/],
    ['sponsor', 'DECLINED', /booking_sponsor/],
  ] as const)('of %s in state %s is read from an index, however many there are', async (who, state, index) => {
    const plan = await planOf(ownerOf(who), state);
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/Seq Scan on booking\b|SCAN booking(?! USING)/);
  });

  it.each(['staff', 'creator', 'sponsor'])('of %s finds what time has moved by when it was due', async (who) => {
    expect(await planOf(ownerOf(who), 'EXPIRED')).toMatch(/booking_\w*[dD]ueAt/);
  });
});
