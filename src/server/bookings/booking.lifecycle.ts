import { type Role, roles } from '#contract/roles.ts';
import { bookingLifecycle } from '#machines/lifecycles/booking.machine.ts';
import { overdueTransition } from '#machines/lifecycles/booking.view.ts';
import { checkInAt, checkOutAt, endOfDay } from '#rules/booking-days.ts';
import { createRecord } from '../db/advance.ts';
import { type Lifecycle, lifecycleOf, type MoveOf } from '../db/lifecycle.ts';
import type { BookingTable } from '../db/tables/booking.table.ts';
import { markLocked, type Unit } from '../db/unit-of-work.ts';
import { dayMs } from '../lib/time.ts';
import { mailCreator, mailOthers, mailParticipants, mailSponsor, mailStaff } from './booking.mails.ts';
import { type Contacts, findContacts, insertBooking, insertEvent, lockBooking, saveBooking } from './booking.store.ts';
import { maxReplyDays } from './booking-messages.ts';
import { parseOffer, parseOtherDates } from './booking-view.ts';

export type Booking = BookingTable & Contacts;

export type Move = MoveOf<typeof bookingLifecycle>;

const maxReplyMs = maxReplyDays * dayMs;

const lifecycleBy = (by: Role | 'system'): Lifecycle<Booking, Move> =>
  lifecycleOf<Booking>()({
    chart: bookingLifecycle,
    load: loadBooking,
    overdue: overdueTransition,
    facts: (_, { origin, creatorState }, move) => ({
      by: isOverdueMove(move) ? 'system' : by,
      origin,
      isCreatorActive: creatorState !== 'suspended',
    }),
    change: (booking, move, { now }) => ({
      ...columnsAfter(booking, move, now),
      moves: booking.moves + 1,
      updatedAt: isOverdueMove(move) ? (booking.dueAt ?? now) : now,
    }),
    save: (unit, booking, change) => saveBooking(unit, booking, rowOf(change)),
    recordHistory: ({ database }, { id, creatorId, moves, updatedAt }, move) =>
      insertEvent(database, {
        bookingId: id,
        number: moves,
        creatorId,
        move: move.type,
        by: isOverdueMove(move) ? 'system' : by,
        reason: 'reason' in move ? move.reason : '',
        at: updatedAt,
      }),
    effects: {
      mailReceived: async (unit, booking) => {
        mailCreator(unit, booking, 'received');
        await mailStaff(unit, booking, 'received');
      },
      mailInvited: (unit, booking) => mailCreator(unit, booking, 'invited'),
      mailInReview: (unit, booking) => mailCreator(unit, booking, 'in-review'),
      mailOffered: (unit, booking) => mailCreator(unit, booking, 'offered'),
      mailConfirmed: (unit, booking) => mailParticipants(unit, booking, 'confirmed', by),
      mailDeclined: (unit, booking) => {
        if (by === 'staff') mailCreator(unit, booking, 'declined');
        else mailSponsor(unit, booking, 'declined');
      },
      mailCancelled: (unit, booking) => mailOthers(unit, booking, 'cancelled', by),
      mailOtherDates: (unit, booking) => mailSponsor(unit, booking, 'other-dates'),
      mailExpired: (unit, booking) => {
        mailCreator(unit, booking, 'expired');
        mailSponsor(unit, booking, 'expired');
      },
      mailCompleted: (unit, booking) => {
        mailCreator(unit, booking, 'completed');
        mailSponsor(unit, booking, 'completed');
      },
      mailOutcome: (unit, booking) => {
        mailCreator(unit, booking, 'outcome');
        mailSponsor(unit, booking, 'outcome');
      },
    },
    audited: ['booking.review', 'booking.offer', 'booking.decline', 'booking.recordOutcome'],
    subjectOf: ({ id }) => id,
    auditedDetails: ['outcome', 'replyBy'],
  });

/** `lockBooking` locks the account of the creator too. */
async function loadBooking(unit: Unit, id: string): Promise<Booking | undefined> {
  const booking = await lockBooking(unit.database, id);
  if (booking) markLocked(unit, booking.creatorId);
  return booking;
}

/** One lifecycle per actor; overdue transitions always have the actor `system`. */
const lifecycles = new Map([...roles, 'system' as const].map((by) => [by, lifecycleBy(by)]));

export function bookingsBy(by: Role | 'system'): Lifecycle<Booking, Move> {
  const lifecycle = lifecycles.get(by);
  if (!lifecycle) throw new Error(`There is no actor "${by}".`);
  return lifecycle;
}

export async function createBooking(unit: Unit, row: BookingTable): Promise<BookingTable> {
  const [by, type] =
    row.origin === 'request' ? (['creator', 'booking.create'] as const) : (['sponsor', 'booking.invite'] as const);
  return createRecord(unit, bookingsBy(by), {
    row: { ...row, ...(await findContacts(unit.database, row)) },
    move: { type },
    insert: (booking) => insertBooking(unit.database, rowOf(booking)),
  });
}

const rowOf = <Row extends Partial<Booking>>({
  creatorName,
  creatorEmail,
  creatorState,
  phoneNumber,
  language,
  hostName,
  hostEmail,
  hostLanguage,
  ...row
}: Row) => row;

const isOverdueMove = ({ type }: Move): boolean => type === 'booking.expire' || type === 'booking.complete';

/** Every case that ends or starts a waiting time sets `dueAt`. */
function columnsAfter(booking: Booking, move: Move, now: number): Partial<Booking> {
  switch (move.type) {
    case 'booking.create':
    case 'booking.invite':
      return { dueAt: Math.min(now + maxReplyMs, checkInAt(booking)) };
    case 'booking.offer': {
      const { type: _, replyBy: day, ...offered } = move;
      const replyBy = endOfDay(day, booking.timeZone);
      return { offer: JSON.stringify({ ...offered, replyBy }), dueAt: Math.min(replyBy, checkInAt(booking)) };
    }
    case 'booking.askOtherDates': {
      const { checkIn, checkOut } = move;
      const dueAt = Math.min(now + maxReplyMs, checkInAt({ ...booking, checkIn }));
      return { otherDates: JSON.stringify({ checkIn, checkOut }), dueAt };
    }
    case 'booking.accept':
      return acceptedTerms(booking);
    case 'booking.decline':
    case 'booking.cancel':
      return { reason: move.reason, dueAt: null };
    case 'booking.recordOutcome':
      return { outcome: move.outcome };
    case 'booking.expire':
    case 'booking.complete':
      return { dueAt: null };
    case 'booking.review':
      return {};
  }
}

/** The accepted offer or dates replace those of the request; the host of an invitation gets the phone number. */
function acceptedTerms(booking: Booking): Partial<Booking> {
  const { hotelName } = parseOffer(booking) ?? booking;
  const { checkIn, checkOut } = parseOtherDates(booking) ?? booking;
  const contactPhone = booking.origin === 'invitation' ? (booking.phoneNumber ?? '') : booking.contactPhone;
  return { hotelName, checkIn, checkOut, contactPhone, dueAt: checkOutAt({ ...booking, checkOut }) };
}
