import { type BookingFacts, bookingLifecycle } from '#machines/lifecycles/booking.machine.ts';
import { type Hand, journeysOf, type Open } from '#tests/kit/journey.ts';
import { done } from '#tests/kit/play.ts';

type By = BookingFacts['by'];
type Stay = Hand<typeof bookingLifecycle>;
type Origin = BookingFacts['origin'];

const movesBy = (by: By, origin: Origin = 'request', reason = 'The ferry is gone.', isCreatorActive = true) => {
  const facts: BookingFacts = { by, origin, isCreatorActive };
  return {
    create: { type: 'booking.create', facts },
    invite: { type: 'booking.invite', facts },
    review: { type: 'booking.review', facts },
    offer: {
      type: 'booking.offer',
      hotelName: 'Bay House',
      address: 'Liman Sokak 3',
      terms: 'Breakfast.',
      replyBy: '2026-06-10',
      facts,
    },
    decline: { type: 'booking.decline', reason, facts },
    accept: { type: 'booking.accept', facts },
    cancel: { type: 'booking.cancel', reason, facts },
    askOtherDates: { type: 'booking.askOtherDates', checkIn: '2026-07-01', checkOut: '2026-07-04', facts },
    recordOutcome: { type: 'booking.recordOutcome', outcome: 'stayed', facts },
    expire: { type: 'booking.expire', facts },
    complete: { type: 'booking.complete', facts },
  } as const;
};
type Name = keyof ReturnType<typeof movesBy>;
const everybody = ['creator', 'sponsor', 'staff', 'system'] as const;
const [creator, sponsor, staff, time] = everybody.map((by) => movesBy(by)) as [Moves, Moves, Moves, Moves];
type Moves = ReturnType<typeof movesBy>;

/** What each may do here, and by that all that nobody may, with a reason or without. */
const isOnlyFor = (record: Stay, may: Partial<Record<By, readonly Name[]>>) => {
  for (const origin of ['request', 'invitation'] as const)
    for (const by of everybody)
      for (const [name, move] of Object.entries(movesBy(by, origin)))
        if (!may[by]?.some((each) => each === name)) record.refuses(move);
};
const needsReason = (record: Stay, by: By, ...names: ('decline' | 'cancel')[]) => {
  for (const reason of ['', '  \n'])
    for (const origin of ['request', 'invitation'] as const)
      record.refuses(...names.map((name) => movesBy(by, origin, reason)[name]));
};
const whileSuspended = (by: By) => movesBy(by, 'request', 'The ferry is gone.', false);
const silently = (by: By) => movesBy(by, 'request', '').cancel;
const after = (open: Open<typeof bookingLifecycle>, ...moves: Moves[Name][]): Stay => {
  const record = open();
  record.send(...moves);
  return record;
};

export const journeys = journeysOf({
  machine: bookingLifecycle,
  file: 'lifecycles/booking.machine.ts',
  journeys: {
    'a stay begins with a creator who asks, or with a sponsor who invites'(open) {
      const record = open();
      record.sees('NEW');
      isOnlyFor(record, { creator: ['create'], sponsor: ['invite'] });
      record.send(creator.create);
      record.sees('REQUESTED', { did: done('mailReceived') });
      after(open, sponsor.invite).sees('INVITED', { did: done('mailInvited') });
    },
    '[BOOK-09, OPEN-03] a request is reviewed, offered, confirmed and completed, each by whose turn it is'(open) {
      const record = after(open, creator.create);
      isOnlyFor(record, { creator: ['cancel'], staff: ['review', 'decline'], system: ['expire'] });
      needsReason(record, 'staff', 'decline');
      record.send(staff.review);
      record.sees('IN_REVIEW', { did: done('mailReceived', 'mailInReview') });
      isOnlyFor(record, { creator: ['cancel'], staff: ['offer', 'decline'], system: ['expire'] });
      needsReason(record, 'staff', 'decline');
      record.send(staff.offer);
      record.sees('OFFERED', { did: done('mailOffered') });
      isOnlyFor(record, { creator: ['accept', 'cancel'], staff: ['decline'], system: ['expire'] });
      needsReason(record, 'staff', 'decline');
      record.send(creator.accept);
      record.sees('CONFIRMED', { did: done('mailConfirmed') });
      record.send(time.complete);
      record.sees('COMPLETED', { did: done('mailCompleted') });
      isOnlyFor(record, { staff: ['recordOutcome'] });
      record.send(staff.recordOutcome);
      record.sees('COMPLETED', { did: done('mailOutcome') });
    },
    'a request that is declined, cancelled or not answered is over, wherever it stands'(open) {
      const ways: [Moves[Name][], string[]][] = [
        [[creator.create], ['mailReceived']],
        [
          [creator.create, staff.review],
          ['mailReceived', 'mailInReview'],
        ],
        [
          [creator.create, staff.review, staff.offer],
          ['mailReceived', 'mailInReview', 'mailOffered'],
        ],
      ];
      for (const [way, mails] of ways) {
        const over = { over: undefined };
        after(open, ...way, staff.decline).sees('DECLINED', { did: done(...mails, 'mailDeclined'), ...over });
        after(open, ...way, silently('creator')).sees('CANCELLED', { did: done(...mails, 'mailCancelled'), ...over });
        after(open, ...way, time.expire).sees('EXPIRED', { did: done(...mails, 'mailExpired'), ...over });
      }
    },
    'what is confirmed is cancelled by its guest, or by its host, with a reason'(open) {
      const confirmed = [creator.create, staff.review, staff.offer, creator.accept];
      const mails = ['mailReceived', 'mailInReview', 'mailOffered', 'mailConfirmed', 'mailCancelled'];
      const record = after(open, ...confirmed);
      record.refuses(sponsor.cancel);
      needsReason(record, 'creator', 'cancel');
      needsReason(record, 'sponsor', 'cancel');
      record.refuses(...[creator, sponsor, staff].map(({ complete }) => complete), time.expire, creator.accept);
      record.refuses(staff.cancel, time.cancel, staff.recordOutcome, staff.decline, creator.decline);
      record.refuses(movesBy('staff', 'invitation').cancel, movesBy('system', 'invitation').cancel);
      record.send(creator.cancel);
      record.sees('CANCELLED', { did: done(...mails), over: undefined });
      const hosted = after(open, sponsor.invite, creator.accept, movesBy('sponsor', 'invitation').cancel);
      hosted.sees('CANCELLED', { did: done('mailInvited', 'mailConfirmed', 'mailCancelled'), over: undefined });
    },
    'an invitation is accepted, declined with a reason, taken back or left alone'(open) {
      const record = after(open, sponsor.invite);
      isOnlyFor(record, { creator: ['accept', 'decline', 'askOtherDates'], sponsor: ['cancel'], system: ['expire'] });
      needsReason(record, 'creator', 'decline');
      record.send(creator.accept);
      record.sees('CONFIRMED', { did: done('mailInvited', 'mailConfirmed') });
      const ends = [
        [creator.decline, 'DECLINED', 'mailDeclined'],
        [silently('sponsor'), 'CANCELLED', 'mailCancelled'],
        [time.expire, 'EXPIRED', 'mailExpired'],
      ] as const;
      for (const [move, state, mail] of ends)
        after(open, sponsor.invite, move).sees(state, { did: done('mailInvited', mail), over: undefined });
    },
    'while its creator is suspended a stay is neither offered nor confirmed by a host, and may come to an end'(open) {
      const asked = after(open, creator.create, staff.review);
      asked.refuses(whileSuspended('staff').offer);
      asked.send(whileSuspended('staff').decline);
      asked.sees('DECLINED', { did: done('mailReceived', 'mailInReview', 'mailDeclined'), over: undefined });
      const invited = after(open, sponsor.invite, creator.askOtherDates);
      invited.refuses(whileSuspended('sponsor').accept);
      invited.send(whileSuspended('sponsor').cancel);
      invited.sees('CANCELLED', { did: done('mailInvited', 'mailOtherDates', 'mailCancelled'), over: undefined });
    },
    'other dates that a creator asks for are the sponsor’s to take'(open) {
      const record = after(open, sponsor.invite, creator.askOtherDates);
      record.sees('OTHER_DATES', { did: done('mailInvited', 'mailOtherDates') });
      isOnlyFor(record, { creator: ['cancel'], sponsor: ['accept', 'cancel'], system: ['expire'] });
      record.send(sponsor.accept);
      record.sees('CONFIRMED', { did: done('mailConfirmed') });
      const ends = [
        [silently('creator'), 'CANCELLED', 'mailCancelled'],
        [silently('sponsor'), 'CANCELLED', 'mailCancelled'],
        [time.expire, 'EXPIRED', 'mailExpired'],
      ] as const;
      for (const [move, state, mail] of ends)
        after(open, sponsor.invite, creator.askOtherDates, move).sees(state, {
          did: done('mailInvited', 'mailOtherDates', mail),
          over: undefined,
        });
    },
  },
});
