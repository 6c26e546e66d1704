import { type BookingFacts, bookingLifecycle } from '#machines/lifecycles/booking.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

const factsOf = (by: BookingFacts['by'], change: Partial<BookingFacts> = {}): { facts: BookingFacts } => ({
  facts: { by, origin: 'request', isCreatorActive: true, ...change },
});
const request = (by: BookingFacts['by']) => factsOf(by);
const invited = (by: BookingFacts['by']) => factsOf(by, { origin: 'invitation' });
const roles = [request('creator'), request('sponsor'), request('staff')];
const whileSuspended = (by: BookingFacts['by']) => factsOf(by, { isCreatorActive: false });
const rolesAndHost = [...roles, invited('sponsor')];
const bySystem = [request('system'), request('creator')];

const actors = { creator: 'The creator', sponsor: 'The sponsor', staff: 'Staff', system: 'The server' };
const who = ({ by }: BookingFacts): string => actors[by];
const whenSuspended = ({ isCreatorActive }: BookingFacts): string =>
  isCreatorActive ? '' : ' while the creator is suspended';
const because = (reason: string): string => (reason === '' ? ' without a reason' : '');

export const flow = {
  model: modelOf({
    title: 'Hotel booking (lifecycle)',
    machine: bookingLifecycle,
    input: undefined,
    events: {
      'booking.create': roles,
      'booking.invite': roles,
      'booking.review': roles,
      'booking.offer': [...roles, whileSuspended('staff')].map((each) => ({
        hotelName: 'Bay House',
        address: 'Liman Sokak 3',
        terms: 'Breakfast and two stories.',
        replyBy: '2026-06-10',
        ...each,
      })),
      'booking.decline': roles.flatMap((each) => [
        { reason: 'The house is full.', ...each },
        { reason: '', ...each },
      ]),
      'booking.accept': [...roles, whileSuspended('sponsor')],
      'booking.cancel': rolesAndHost.flatMap((each) => [
        { reason: 'The ferry is gone.', ...each },
        { reason: '', ...each },
      ]),
      'booking.askOtherDates': roles.map((each) => ({ checkIn: '2026-07-01', checkOut: '2026-07-04', ...each })),
      'booking.recordOutcome': roles.map((each) => ({ outcome: 'stayed' as const, ...each })),
      'booking.expire': bySystem,
      'booking.complete': bySystem,
    },
    answers: {},
  }),
  guide: {
    role: 'The server',
    address: 'the record of a booking',
    start:
      'Creators request at `/hotel-booking-request`, sponsors invite at `/discovery`, staff decide at `/admin/stays`.',
  },
  words: {
    'booking.create': ({ facts }) => `${who(facts)} asks for a stay`,
    'booking.invite': ({ facts }) => `${who(facts)} invites a creator`,
    'booking.review': ({ facts }) => `${who(facts)} takes it into review`,
    'booking.offer': ({ facts }) => `${who(facts)} offers a stay${whenSuspended(facts)}`,
    'booking.decline': ({ facts, reason }) => `${who(facts)} declines${because(reason)}`,
    'booking.accept': ({ facts }) => `${who(facts)} accepts${whenSuspended(facts)}`,
    'booking.cancel': ({ facts, reason }) =>
      `${who(facts)} cancels ${facts.origin === 'request' ? 'a request' : 'an invitation'}${because(reason)}`,
    'booking.askOtherDates': ({ facts }) => `${who(facts)} asks for other dates`,
    'booking.recordOutcome': ({ facts }) => `${who(facts)} records how it went`,
    'booking.expire': ({ facts }) => `${who(facts)} lets it expire`,
    'booking.complete': ({ facts }) => `${who(facts)} completes it`,
  },
} satisfies Flow;
