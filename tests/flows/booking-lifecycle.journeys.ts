import { type BookingFacts, bookingLifecycle } from '#machines/lifecycles/booking.machine.ts';
import { actions } from '#tests/kit/controllable.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';

type By = BookingFacts['by'];
type Origin = BookingFacts['origin'];
type Booking = Run<typeof bookingLifecycle>;

const movesBy = (by: By, origin: Origin = 'request', reason = 'The ferry is gone.', isCreatorActive = true) => {
  const facts: BookingFacts = { by, origin, isCreatorActive };
  const offered = { hotelName: 'Bay House', address: 'Liman Sokak 3', terms: 'Breakfast.', replyBy: '2026-06-10' };
  return {
    create: { type: 'booking.create', facts },
    invite: { type: 'booking.invite', facts },
    review: { type: 'booking.review', facts },
    offer: { type: 'booking.offer', ...offered, facts },
    decline: { type: 'booking.decline', reason, facts },
    accept: { type: 'booking.accept', facts },
    cancel: { type: 'booking.cancel', reason, facts },
    askOtherDates: { type: 'booking.askOtherDates', checkIn: '2026-07-01', checkOut: '2026-07-04', facts },
    recordOutcome: { type: 'booking.recordOutcome', outcome: 'stayed', facts },
    expire: { type: 'booking.expire', facts },
    complete: { type: 'booking.complete', facts },
  } as const;
};
type Moves = ReturnType<typeof movesBy>;
type Move = Moves[keyof Moves];

const roles = ['creator', 'sponsor', 'staff', 'system'] as const;
const origins = ['request', 'invitation'] as const;
const [creator, sponsor, staff, system] = roles.map((by) => movesBy(by)) as [Moves, Moves, Moves, Moves];
const whileSuspended = (by: By) => movesBy(by, 'request', 'The ferry is gone.', false);
const cancelWithoutReason = (by: By) => movesBy(by, 'request', '').cancel;

/** Rejects every move of every role that is not listed. */
const allowsOnly = (booking: Booking, allowed: Partial<Record<By, readonly (keyof Moves)[]>>) => {
  for (const origin of origins)
    for (const by of roles)
      for (const [name, move] of Object.entries(movesBy(by, origin)))
        if (!allowed[by]?.some((each) => each === name)) booking.rejects(move);
};
const needsReason = (booking: Booking, by: By, name: 'decline' | 'cancel') => {
  for (const reason of ['', '  \n']) for (const origin of origins) booking.rejects(movesBy(by, origin, reason)[name]);
};
const after = (open: Open<typeof bookingLifecycle>, ...moves: readonly Move[]): Booking => {
  const booking = open();
  booking.send(...moves);
  return booking;
};
/** Each move ends a booking that has come this far, and sends this mail. */
const ends = (
  open: Open<typeof bookingLifecycle>,
  [moves, mails]: readonly [readonly Move[], readonly string[]],
  endings: readonly (readonly [Move, state: string, mail: string])[],
) => {
  for (const [move, state, mail] of endings)
    after(open, ...moves, move).isIn(state, { effects: actions(...mails, mail), output: undefined });
};

const requested = [[creator.create], ['mailReceived']] as const;
const inReview = [
  [creator.create, staff.review],
  ['mailReceived', 'mailInReview'],
] as const;
const offered = [
  [...inReview[0], staff.offer],
  [...inReview[1], 'mailOffered'],
] as const;
const confirmed = [
  [...offered[0], creator.accept],
  [...offered[1], 'mailConfirmed'],
] as const;
const invited = [[sponsor.invite], ['mailInvited']] as const;
const otherDates = [
  [sponsor.invite, creator.askOtherDates],
  ['mailInvited', 'mailOtherDates'],
] as const;

export const journeys = journeysOf({
  machine: bookingLifecycle,
  file: 'lifecycles/booking.machine.ts',
  journeys: {
    'starts with a request of a creator or an invitation of a sponsor'(open) {
      allowsOnly(open(), { creator: ['create'], sponsor: ['invite'] });
      after(open, creator.create).isIn('REQUESTED', { tags: ['waitingFor:staff'], effects: actions('mailReceived') });
      after(open, sponsor.invite).isIn('INVITED', { tags: ['waitingFor:creator'], effects: actions('mailInvited') });
    },
    '[BOOK-09, OPEN-03] reviews, offers, confirms and completes a request, each step by its role'(open) {
      const booking = after(open, creator.create);
      allowsOnly(booking, { creator: ['cancel'], staff: ['review', 'decline'], system: ['expire'] });
      needsReason(booking, 'staff', 'decline');
      booking.send(staff.review);
      booking.isIn('IN_REVIEW', {
        tags: ['waitingFor:staff', 'needsActiveCreator'],
        effects: actions('mailReceived', 'mailInReview'),
      });
      allowsOnly(booking, { creator: ['cancel'], staff: ['offer', 'decline'], system: ['expire'] });
      needsReason(booking, 'staff', 'decline');
      booking.send(staff.offer);
      booking.isIn('OFFERED', { tags: ['waitingFor:creator'], effects: actions('mailOffered') });
      allowsOnly(booking, { creator: ['accept', 'cancel'], staff: ['decline'], system: ['expire'] });
      needsReason(booking, 'staff', 'decline');
      booking.send(creator.accept);
      booking.isIn('CONFIRMED', { effects: actions('mailConfirmed') });
      booking.send(system.complete);
      booking.isIn('COMPLETED', { effects: actions('mailCompleted') });
      allowsOnly(booking, { staff: ['recordOutcome'] });
      booking.send(staff.recordOutcome);
      booking.isIn('COMPLETED', { effects: actions('mailOutcome') });
    },
    'ends a request that is declined, cancelled or not answered, at every step'(open) {
      for (const reached of [requested, inReview, offered])
        ends(open, reached, [
          [staff.decline, 'DECLINED', 'mailDeclined'],
          [cancelWithoutReason('creator'), 'CANCELLED', 'mailCancelled'],
          [system.expire, 'EXPIRED', 'mailExpired'],
        ]);
    },
    'lets the guest or the host cancel a confirmed stay, with a reason'(open) {
      const booking = after(open, ...confirmed[0]);
      booking.rejects(sponsor.cancel);
      for (const by of ['creator', 'sponsor'] as const) needsReason(booking, by, 'cancel');
      booking.rejects(...[creator, sponsor, staff].map(({ complete }) => complete), system.expire, creator.accept);
      booking.rejects(staff.cancel, system.cancel, staff.recordOutcome, staff.decline, creator.decline);
      booking.rejects(movesBy('staff', 'invitation').cancel, movesBy('system', 'invitation').cancel);
      ends(open, confirmed, [[creator.cancel, 'CANCELLED', 'mailCancelled']]);
      ends(
        open,
        [
          [sponsor.invite, creator.accept],
          ['mailInvited', 'mailConfirmed'],
        ],
        [[movesBy('sponsor', 'invitation').cancel, 'CANCELLED', 'mailCancelled']],
      );
    },
    'accepts, declines with a reason, withdraws or expires an invitation'(open) {
      const booking = after(open, sponsor.invite);
      allowsOnly(booking, { creator: ['accept', 'decline', 'askOtherDates'], sponsor: ['cancel'], system: ['expire'] });
      needsReason(booking, 'creator', 'decline');
      booking.send(creator.accept);
      booking.isIn('CONFIRMED', { effects: actions('mailInvited', 'mailConfirmed') });
      ends(open, invited, [
        [creator.decline, 'DECLINED', 'mailDeclined'],
        [cancelWithoutReason('sponsor'), 'CANCELLED', 'mailCancelled'],
        [system.expire, 'EXPIRED', 'mailExpired'],
      ]);
    },
    'lets the sponsor accept the other dates that a creator asks for'(open) {
      const booking = after(open, ...otherDates[0]);
      booking.isIn('OTHER_DATES', {
        tags: ['waitingFor:sponsor', 'needsActiveCreator'],
        effects: actions(...otherDates[1]),
      });
      allowsOnly(booking, { creator: ['cancel'], sponsor: ['accept', 'cancel'], system: ['expire'] });
      booking.send(sponsor.accept);
      booking.isIn('CONFIRMED', { effects: actions('mailConfirmed') });
      ends(open, otherDates, [
        [cancelWithoutReason('creator'), 'CANCELLED', 'mailCancelled'],
        [cancelWithoutReason('sponsor'), 'CANCELLED', 'mailCancelled'],
        [system.expire, 'EXPIRED', 'mailExpired'],
      ]);
    },
    'neither offers nor confirms a stay while the creator is suspended, but lets it end'(open) {
      after(open, ...inReview[0]).rejects(whileSuspended('staff').offer);
      ends(open, inReview, [[whileSuspended('staff').decline, 'DECLINED', 'mailDeclined']]);
      after(open, ...otherDates[0]).rejects(whileSuspended('sponsor').accept);
      ends(open, otherDates, [[whileSuspended('sponsor').cancel, 'CANCELLED', 'mailCancelled']]);
    },
  },
});
