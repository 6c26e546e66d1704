import { randomUUID } from 'node:crypto';
import type { BookingRequest, InvitationRequest } from '#contract/hotel-booking.ts';
import { daysAfter } from '#rules/booking-days.ts';
import { signInStaff } from './applicant.ts';
import { signInSponsor, startBlog } from './blogs.ts';
import type { TestServer } from './server.ts';

/** A day so many days from the server's now; stays in tests are far enough off that no zone matters. */
export const dayAt = ({ clock }: TestServer, days: number): string =>
  daysAfter(new Date(clock.now).toISOString().slice(0, 10), days);

const stayIn = (server: TestServer) => ({
  hotelName: 'Bay House',
  cityId: '308948',
  checkIn: dayAt(server, 20),
  checkOut: dayAt(server, 23),
  stayType: 'gifted' as const,
  deliverables: [{ platform: 'instagram' as const, kind: 'reel' as const, count: 2 }],
});

/** A request without a fault; a test changes what it is about. */
export const makeRequest = (server: TestServer, change: Partial<BookingRequest> = {}): BookingRequest => ({
  ...stayIn(server),
  contactPhone: '+90 532 000 00 00',
  ...change,
});

export const makeInvitation = (
  server: TestServer,
  creatorId: string,
  change: Partial<InvitationRequest> = {},
): InvitationRequest => ({
  ...stayIn(server),
  ...newDates(server, creatorId),
  creatorId,
  word: 'Come and see the bay.',
  ...change,
});

const invited = new WeakMap<TestServer, Map<string, number>>();

/** A sponsor invites the same creator only once for the same dates. */
function newDates(server: TestServer, creatorId: string) {
  const here = invited.get(server) ?? new Map<string, number>();
  const number = here.get(creatorId) ?? 0;
  invited.set(server, here.set(creatorId, number + 1));
  const later = Math.floor(number / 25);
  return { checkIn: dayAt(server, 20 + later), checkOut: dayAt(server, 23 + later + (number % 25)) };
}

type Headers = Record<string, string>;
type Role = 'creator' | 'sponsor' | 'staff';

const roots: Record<Role, string> = {
  creator: '/api/creator/hotel-bookings',
  sponsor: '/api/sponsor/invitations',
  staff: '/api/admin/hotel-bookings',
};

/** What somebody does with stays, by the address of their role. */
export const handsOf = (server: TestServer, role: Role, headers: Headers) => ({
  headers,
  list: (query = '') => server.get(`${roots[role]}?${query.includes('limit=') ? '' : 'limit=50&'}${query}`, headers),
  read: (id: string) => server.get(`${roots[role]}/${id}`, headers),
  note: (id: string, content: string) => server.post(`${roots[role]}/${id}/notes`, { content }, headers),
  move: (id: string, request: object) => server.post(`${roots[role]}/${id}/moves`, request, headers),
  begin: (request: object) => server.post(roots[role], request, headers),
});

/** A creator, a sponsor and somebody of the staff, each signed in; names are theirs alone. */
export async function startStays(server: TestServer, name = `p${randomUUID().slice(0, 8)}`) {
  const blog = await startBlog(server, { username: name, number: 1 + Math.floor(Math.random() * 1e6) });
  const sponsor = await signInSponsor(server, `${name}.hotel`);
  const staff = await signInStaff(server, `${name}.staff`);
  return {
    blog,
    creator: handsOf(server, 'creator', blog.owner),
    sponsor: handsOf(server, 'sponsor', sponsor),
    staff: handsOf(server, 'staff', staff.headers),
  };
}
export type Stays = Awaited<ReturnType<typeof startStays>>;

/** The moves that lead from the beginning of a stay to each of its states, and by whom. */
type Way = readonly [Role, object][];

const offer = (server: TestServer) => ({
  move: 'offer',
  hotelName: 'Bay House',
  address: 'Liman Sokak 3, Kaş',
  terms: 'Breakfast for two reels.',
  replyBy: dayAt(server, 4),
});
const reason = 'The ferry is gone.';

export const wayTo = (server: TestServer, state: string): { origin: 'request' | 'invitation'; way: Way } => {
  const offered: Way = [
    ['staff', { move: 'review' }],
    ['staff', offer(server)],
  ];
  const others: Way = [['creator', { move: 'askOtherDates', checkIn: dayAt(server, 30), checkOut: dayAt(server, 32) }]];
  const ways: Record<string, { origin: 'request' | 'invitation'; way: Way }> = {
    REQUESTED: { origin: 'request', way: [] },
    IN_REVIEW: { origin: 'request', way: offered.slice(0, 1) },
    OFFERED: { origin: 'request', way: offered },
    CONFIRMED: { origin: 'request', way: [...offered, ['creator', { move: 'accept' }]] },
    DECLINED: { origin: 'request', way: [['staff', { move: 'decline', reason }]] },
    CANCELLED: { origin: 'request', way: [['creator', { move: 'cancel' }]] },
    INVITED: { origin: 'invitation', way: [] },
    OTHER_DATES: { origin: 'invitation', way: others },
  };
  return ways[state] ?? { origin: 'request', way: [] };
};

/** As if all that may be done so often in a day had been done the day before: a test begins and invites as it needs. */
export const onANewDay = ({ platform }: TestServer) => platform.database.deleteFrom('rateLimit').execute();

/** Brings a stay to a state as people do; time is left to the test. */
export async function stayAt(server: TestServer, stays: Stays, state: string, change: object = {}): Promise<string> {
  const { origin, way } = wayTo(server, state);
  const { status, body } =
    origin === 'request'
      ? await stays.creator.begin({ ...makeRequest(server), ...change })
      : await stays.sponsor.begin({ ...makeInvitation(server, stays.blog.id), ...change });
  if (status !== 200) throw new Error(`Nothing was begun: ${JSON.stringify(body)}`);
  for (const [role, move] of way) {
    const moved = await stays[role].move(body._id, move);
    if (moved.status !== 200) throw new Error(`${role} was refused: ${JSON.stringify(moved.body)}`);
  }
  return body._id;
}
