import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BookingState, bookingStates } from '#contract/booking-choices.ts';
import { bookingsReply } from '#contract/hotel-booking.ts';
import type { Role } from '#contract/roles.ts';
import { type ListGroup, listGroupsOf, openStates, statesWaitingFor } from '#machines/lifecycles/booking.view.ts';
import { type ListOwner, newestFirst, selectBookings, selectBookingsIn } from '#server/bookings/booking-list.store.ts';
import { orderOf } from '#server/bookings/read-bookings.service.ts';
import { signInStaff } from '#tests/kit/applicant.ts';
import { signInSponsor, startBlog } from '#tests/kit/blogs.ts';
import { handsOf } from '#tests/kit/bookings.ts';
import { plantBookings } from '#tests/kit/due-bookings.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

const day = 24 * 60 * 60_000;
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

interface GroupOfRole {
  role: Role;
  group: ListGroup;
}

/** How the database finds a first page. */
async function planOf(owner: ListOwner, state: BookingState | null, within?: GroupOfRole): Promise<string> {
  const { database, config } = server.platform;
  const page = { owner, now: server.clock.now, after: null, limit: 50, order: newestFirst };
  const order = within ? orderOf(within.role, within.group) : newestFirst;
  const query = state
    ? selectBookingsIn(database, { ...page, state })
    : selectBookings(database, { ...page, order, within });
  if (config.database.kind === 'sqlite') return JSON.stringify(await query.explain(undefined, sql`query plan`));
  return JSON.stringify(await query.explain());
}

const ownerOf = (who: string): ListOwner => {
  if (who === 'staff') return null;
  return who === 'creator' ? { creatorId: ids.creator } : { sponsorId: ids.sponsor };
};

/** Reads all pages; `betweenPages` runs after the first one. */
async function idsOf(
  role: 'creator' | 'sponsor' | 'staff',
  headers: Record<string, string>,
  { betweenPages = async () => {}, query = 'limit=7' } = {},
) {
  const stays = handsOf(server, role, headers);
  const pages: string[][] = [];
  for (let next: string | null = ''; next !== null; ) {
    const { body } = await stays.list(`${query}${next && `&after=${next}`}`);
    const page = bookingsReply.parse(body);
    pages.push(page.data.map(({ _id }) => _id));
    next = page.next;
    if (pages.length === 1) await betweenPages();
  }
  return pages.flat();
}

describe('the stays of a role', () => {
  /** What each role waits for, by the stays of one creator and one sponsor, the newest first. */
  async function plant(name: string) {
    const blog = await startBlog(server, { username: name, number: Math.floor(Math.random() * 1e6) });
    const sponsor = await signInSponsor(server, `${name}.hotel`);
    const staff = await signInStaff(server, `${name}.staff`);
    const { id: sponsorId } = await server.platform.database
      .selectFrom('account')
      .select('id')
      .where('username', '=', `${name}.hotel`)
      .executeTakeFirstOrThrow();
    const now = server.clock.now;
    const states = bookingStates.flatMap((state) => [state, state, state]);
    await plantBookings(server.platform, [blog.id], states.length, (index) => {
      const state = states[(index * 7) % states.length] ?? 'REQUESTED';
      const isInvitation = state === 'INVITED' || state === 'OTHER_DATES' || index % 5 === 0;
      const isLate = index % 4 === 0;
      const isTimed = openStates.includes(state) || state === 'CONFIRMED';
      const dueAt = isTimed ? now + (isLate ? -1 : ((index * 11) % 5) + 1) * day : null;
      const checkIn = `2026-06-${String(((index * 13) % 9) + 10)}`;
      return { id: `${name}-${index}`, state, sponsorId: isInvitation ? sponsorId : null, dueAt, checkIn };
    });
    return { blog, sponsor, staff, sponsorId };
  }

  const rowsOf = (name: string) =>
    server.platform.database
      .selectFrom('booking')
      .selectAll()
      .where('id', 'like', `${name}-%`)
      .orderBy('createdAt', 'desc')
      .execute();

  type Row = Awaited<ReturnType<typeof rowsOf>>[number];

  const isLive = ({ dueAt }: Row) => dueAt !== null && dueAt > server.clock.now;
  const waitsFor = (role: Role) => (row: Row) => statesWaitingFor(role).includes(row.state) && isLive(row);

  /** By a key that may be the same for several, the id decides. */
  const sorted = (rows: Row[], keyOf: (row: Row) => string | number, direction: 1 | -1) =>
    rows.toSorted((one, other) => {
      const [a, b] = keyOf(one) === keyOf(other) ? [one.id, other.id] : [keyOf(one), keyOf(other)];
      return a < b ? -direction : direction;
    });

  function expectedOf(role: 'creator' | 'sponsor', rows: Row[]): string[] {
    const turn = rows.filter(waitsFor(role));
    const waiting = rows.filter((row) => openStates.includes(row.state) && isLive(row) && !turn.includes(row));
    const upcoming = rows.filter((row) => row.state === 'CONFIRMED' && isLive(row));
    const past = rows.filter((row) => ![...turn, ...waiting, ...upcoming].includes(row));
    return [
      ...sorted(turn, ({ dueAt }) => dueAt ?? 0, 1),
      ...sorted(waiting, ({ createdAt }) => createdAt, -1),
      ...sorted(upcoming, ({ checkIn }) => checkIn, 1),
      ...sorted(past, ({ checkIn }) => checkIn, -1),
    ].map(({ id }) => id);
  }

  it('[BEYOND-61] come to creators and sponsors by who acts next, to staff as what waits for them and then the newest, on every page', async () => {
    const { blog, sponsor, staff, sponsorId } = await plant('mira');
    const rows = await rowsOf('mira');
    expect(await idsOf('creator', blog.owner)).toEqual(expectedOf('creator', rows));
    const invited = rows.filter((row) => row.sponsorId === sponsorId);
    expect(await idsOf('sponsor', sponsor)).toEqual(expectedOf('sponsor', invited));
    const all = await idsOf('staff', staff.headers, { query: 'limit=50' });
    const waiting = rows.filter(waitsFor('staff'));
    const newest = [...waiting, ...rows.filter((row) => !waiting.includes(row))].map(({ id }) => id);
    expect(all.filter((id) => id.startsWith('mira-'))).toEqual(newest);
    expect(new Set(all).size).toBe(all.length);
  });

  it('come in one state in the order of their group, on every page', async () => {
    const { blog } = await plant('lena');
    const rows = (await rowsOf('lena')).filter(isLive);
    const of = (state: BookingState) => rows.filter((row) => row.state === state);
    expect(await idsOf('creator', blog.owner, { query: 'state=OFFERED&limit=1' })).toEqual(
      sorted(of('OFFERED'), ({ dueAt }) => dueAt ?? 0, 1).map(({ id }) => id),
    );
    expect(await idsOf('creator', blog.owner, { query: 'state=CONFIRMED&limit=1' })).toEqual(
      sorted(of('CONFIRMED'), ({ checkIn }) => checkIn, 1).map(({ id }) => id),
    );
  });

  it('are all on one page or another when one is answered between two pages', async () => {
    const { blog } = await plant('nora');
    const answer = async () => {
      const { body } = await handsOf(server, 'creator', blog.owner).list('limit=7');
      const update = server.platform.database.updateTable('booking').set({ state: 'DECLINED', dueAt: null });
      await update
        .where(
          'id',
          'in',
          body.data.map(({ _id }: { _id: string }) => _id),
        )
        .execute();
    };
    const ids = (await rowsOf('nora')).map(({ id }) => id);
    expect(new Set(await idsOf('creator', blog.owner, { betweenPages: answer }))).toEqual(new Set(ids));
  });

  it('wait for no one who cannot agree to them while the creator is suspended', async () => {
    const { blog, staff } = await plant('olga');
    await server.platform.database
      .updateTable('account')
      .set({ state: 'suspended' })
      .where('id', '=', blog.id)
      .execute();
    const listed = await idsOf('staff', staff.headers, { query: 'limit=50' });
    const rows = await rowsOf('olga');
    const positions = (state: BookingState) =>
      rows
        .filter((row) => row.state === state && (row.dueAt ?? 0) > server.clock.now)
        .map(({ id }) => listed.indexOf(id));
    const others = Math.min(...positions('OFFERED'), ...positions('INVITED'));
    expect(Math.max(...positions('REQUESTED'))).toBeLessThan(others);
    expect(Math.min(...positions('IN_REVIEW'))).toBeGreaterThan(Math.max(...positions('REQUESTED')));
  });
});

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

  it.each(['staff', 'creator', 'sponsor'] as const)('of %s, by group, is read from an index', async (role) => {
    for (const group of listGroupsOf(role)) {
      const plan = await planOf(ownerOf(role), null, { role, group });
      expect(plan).toMatch(/booking_\w+/);
      expect(plan).not.toMatch(/Seq Scan on booking\b|SCAN booking(?! USING)/);
    }
  });

  it.each(['staff', 'creator', 'sponsor'])('of %s finds what time has moved by when it was due', async (who) => {
    expect(await planOf(ownerOf(who), 'EXPIRED')).toMatch(/booking_\w*[dD]ueAt/);
  });
});
