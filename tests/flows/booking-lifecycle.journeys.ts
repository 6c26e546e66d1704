import { type BookingFacts, bookingLifecycle } from '#machines/lifecycles/booking.machine.ts';
import { actions } from '#tests/kit/controllable.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';

type By = BookingFacts['by'];
type Stay = Run<typeof bookingLifecycle>;
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
        if (!may[by]?.some((each) => each === name)) record.rejects(move);
};
const needsReason = (record: Stay, by: By, ...names: ('decline' | 'cancel')[]) => {
  for (const reason of ['', '  \n'])
    for (const origin of ['request', 'invitation'] as const)
      record.rejects(...names.map((name) => movesBy(by, origin, reason)[name]));
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
      record.isIn('NEW');
      isOnlyFor(record, { creator: ['create'], sponsor: ['invite'] });
      record.send(creator.create);
      record.isIn('REQUESTED', { effects: actions('mailReceived') });
      after(open, sponsor.invite).isIn('INVITED', { effects: actions('mailInvited') });
    },
    '[BOOK-09, OPEN-03] a request is reviewed, offered, confirmed and completed, each by whose turn it is'(open) {
      const record = after(open, creator.create);
      isOnlyFor(record, { creator: ['cancel'], staff: ['review', 'decline'], system: ['expire'] });
      needsReason(record, 'staff', 'decline');
      record.send(staff.review);
      record.isIn('IN_REVIEW', { effects: actions('mailReceived', 'mailInReview') });
      isOnlyFor(record, { creator: ['cancel'], staff: ['offer', 'decline'], system: ['expire'] });
      needsReason(record, 'staff', 'decline');
      record.send(staff.offer);
      record.isIn('OFFERED', { effects: actions('mailOffered') });
      isOnlyFor(record, { creator: ['accept', 'cancel'], staff: ['decline'], system: ['expire'] });
      needsReason(record, 'staff', 'decline');
      record.send(creator.accept);
      record.isIn('CONFIRMED', { effects: actions('mailConfirmed') });
      record.send(time.complete);
      record.isIn('COMPLETED', { effects: actions('mailCompleted') });
      isOnlyFor(record, { staff: ['recordOutcome'] });
      record.send(staff.recordOutcome);
      record.isIn('COMPLETED', { effects: actions('mailOutcome') });
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
        const over = { output: undefined };
        after(open, ...way, staff.decline).isIn('DECLINED', { effects: actions(...mails, 'mailDeclined'), ...over });
        after(open, ...way, silently('creator')).isIn('CANCELLED', {
          effects: actions(...mails, 'mailCancelled'),
          ...over,
        });
        after(open, ...way, time.expire).isIn('EXPIRED', { effects: actions(...mails, 'mailExpired'), ...over });
      }
    },
    'what is confirmed is cancelled by its guest, or by its host, with a reason'(open) {
      const confirmed = [creator.create, staff.review, staff.offer, creator.accept];
      const mails = ['mailReceived', 'mailInReview', 'mailOffered', 'mailConfirmed', 'mailCancelled'];
      const record = after(open, ...confirmed);
      record.rejects(sponsor.cancel);
      needsReason(record, 'creator', 'cancel');
      needsReason(record, 'sponsor', 'cancel');
      record.rejects(...[creator, sponsor, staff].map(({ complete }) => complete), time.expire, creator.accept);
      record.rejects(staff.cancel, time.cancel, staff.recordOutcome, staff.decline, creator.decline);
      record.rejects(movesBy('staff', 'invitation').cancel, movesBy('system', 'invitation').cancel);
      record.send(creator.cancel);
      record.isIn('CANCELLED', { effects: actions(...mails), output: undefined });
      const hosted = after(open, sponsor.invite, creator.accept, movesBy('sponsor', 'invitation').cancel);
      hosted.isIn('CANCELLED', {
        effects: actions('mailInvited', 'mailConfirmed', 'mailCancelled'),
        output: undefined,
      });
    },
    'an invitation is accepted, declined with a reason, taken back or left alone'(open) {
      const record = after(open, sponsor.invite);
      isOnlyFor(record, { creator: ['accept', 'decline', 'askOtherDates'], sponsor: ['cancel'], system: ['expire'] });
      needsReason(record, 'creator', 'decline');
      record.send(creator.accept);
      record.isIn('CONFIRMED', { effects: actions('mailInvited', 'mailConfirmed') });
      const ends = [
        [creator.decline, 'DECLINED', 'mailDeclined'],
        [silently('sponsor'), 'CANCELLED', 'mailCancelled'],
        [time.expire, 'EXPIRED', 'mailExpired'],
      ] as const;
      for (const [move, state, mail] of ends)
        after(open, sponsor.invite, move).isIn(state, { effects: actions('mailInvited', mail), output: undefined });
    },
    'while its creator is suspended a stay is neither offered nor confirmed by a host, and may come to an end'(open) {
      const asked = after(open, creator.create, staff.review);
      asked.rejects(whileSuspended('staff').offer);
      asked.send(whileSuspended('staff').decline);
      asked.isIn('DECLINED', { effects: actions('mailReceived', 'mailInReview', 'mailDeclined'), output: undefined });
      const invited = after(open, sponsor.invite, creator.askOtherDates);
      invited.rejects(whileSuspended('sponsor').accept);
      invited.send(whileSuspended('sponsor').cancel);
      invited.isIn('CANCELLED', {
        effects: actions('mailInvited', 'mailOtherDates', 'mailCancelled'),
        output: undefined,
      });
    },
    'other dates that a creator asks for are the sponsor’s to take'(open) {
      const record = after(open, sponsor.invite, creator.askOtherDates);
      record.isIn('OTHER_DATES', { effects: actions('mailInvited', 'mailOtherDates') });
      isOnlyFor(record, { creator: ['cancel'], sponsor: ['accept', 'cancel'], system: ['expire'] });
      record.send(sponsor.accept);
      record.isIn('CONFIRMED', { effects: actions('mailConfirmed') });
      const ends = [
        [silently('creator'), 'CANCELLED', 'mailCancelled'],
        [silently('sponsor'), 'CANCELLED', 'mailCancelled'],
        [time.expire, 'EXPIRED', 'mailExpired'],
      ] as const;
      for (const [move, state, mail] of ends)
        after(open, sponsor.invite, creator.askOtherDates, move).isIn(state, {
          effects: actions('mailInvited', 'mailOtherDates', mail),
          output: undefined,
        });
    },
  },
});
