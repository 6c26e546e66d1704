import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { Booking, BookingMoveRequest } from '#contract/hotel-booking.ts';
import type { Role } from '#contract/session.ts';
import type { AddressTeller } from '../address-bar.ts';
import { refusalBy, refusalIn } from '../refusal.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { type SignedOnce, signedDeedOf } from '../session/signed-deed.ts';
import type { WordsKeeper } from '../typed-words.ts';
import { wordNames } from './booking-moves.ts';
import {
  type BookingAnswer,
  bookingsLimit,
  hotelBookingsMachine,
  type MoveAnswer,
  type NoteAnswer,
} from './hotel-bookings.machine.ts';

/** Each side has doors of its own to the same bookings. */
const doors = {
  creator: {
    list: 'listHotelBookings',
    read: 'readHotelBooking',
    note: 'addHotelBookingNote',
    move: 'moveHotelBooking',
  },
  sponsor: { list: 'listInvitations', read: 'readInvitation', note: 'addInvitationNote', move: 'moveInvitation' },
  staff: { list: 'listStays', read: 'readStay', note: 'addStayNote', move: 'moveStay' },
} as const satisfies Record<Role, object>;

interface Outside {
  by: Role;
  signed: SignedCall;
  words: WordsKeeper;
  place: AddressTeller;
}

export function hotelBookings({ by, signed, words, place }: Outside) {
  const door = doors[by];
  const [noting, moving] = [signedDeedOf(signed), signedDeedOf(signed)];
  const note = (id: string, content: string, call: SignedOnce): Promise<Booking> =>
    ask(door.note, { params: { id }, body: { content }, ...call });
  const move = (id: string, request: BookingMoveRequest, call: SignedOnce): Promise<Booking> =>
    ask(door.move, { params: { id }, body: request, ...call });
  return hotelBookingsMachine.provide({
    actors: {
      place,
      fetchBookings: fromPromise(({ input: { state, after }, signal }) => {
        const query = { limit: String(bookingsLimit), ...(state && { state }), ...(after && { after }) };
        return signed(signal, (call) => ask(door.list, { query, ...call }));
      }),
      fetchBooking: fromPromise<BookingAnswer, { id: string }>(({ input, signal }) =>
        signed(signal, (call) => ask(door.read, { params: input, ...call }))
          .then((booking): BookingAnswer => ({ kind: 'found', booking, words: words.readWords(booking._id) }))
          .catch(refusalBy<BookingAnswer>({ notFound: () => ({ kind: 'missing' }) })),
      ),
      addNote: fromPromise<NoteAnswer, { id: string; content: string }>(({ input, signal }) =>
        noting(input, signal, (call) => note(input.id, input.content, call))
          .then((booking): NoteAnswer => ({ kind: 'noted', booking }))
          .catch(refusalIn),
      ),
      moveBooking: fromPromise<MoveAnswer, { id: string; request: BookingMoveRequest }>(({ input, signal }) =>
        moving(input, signal, (call) => move(input.id, input.request, call))
          .then((booking): MoveAnswer => ({ kind: 'moved', booking }))
          .catch(refusalBy<MoveAnswer>({ notNow: ({ message }) => ({ kind: 'overtaken', message }) }, refusalIn)),
      ),
    },
    actions: {
      keepWords: (_, typed) => words.keepWords(typed),
      dropNote: (_, { booking }) => words.dropWords({ id: booking._id, names: ['note'] }),
      dropMove: ({ context: { request } }, { booking }) =>
        words.dropWords({ id: booking._id, names: request ? wordNames(request.move) : [] }),
    },
  });
}
