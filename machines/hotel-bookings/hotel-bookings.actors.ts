import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import { bookingsPageSize } from '#contract/booking-choices.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { Booking, BookingMoveRequest } from '#contract/hotel-booking.ts';
import type { Role } from '#contract/roles.ts';
import type { AddressTeller } from '../address-bar.ts';
import { listWatch } from '../list-watch/list-watch.actors.ts';
import { refusalBy, refusalIn } from '../refusal.ts';
import { type SignedOnce, withIdempotencyKey } from '../session/signed-action.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { stayForm } from '../stay-form/stay-form.actors.ts';
import type { DraftStorage } from '../text-drafts.ts';
import { hotelBookingsMachine } from './hotel-bookings.machine.ts';
import { attemptedNames, type BookingAnswer, type MoveAnswer, type NoteAnswer } from './hotel-bookings.setup.ts';

const routesOf = {
  creator: {
    list: 'listHotelBookings',
    read: 'readHotelBooking',
    note: 'addHotelBookingNote',
    move: 'moveHotelBooking',
  },
  sponsor: { list: 'listInvitations', read: 'readInvitation', note: 'addInvitationNote', move: 'moveInvitation' },
  staff: { list: 'listStays', read: 'readStay', note: 'addStayNote', move: 'moveStay' },
} as const satisfies Record<Role, object>;

interface HotelBookingsOptions {
  by: Role;
  signed: SignedCall;
  drafts: DraftStorage;
  /** The account that saved drafts belong to. */
  owner: string | null;
  address: AddressTeller;
  onMoved?: () => void;
}

export function hotelBookings({ by, signed, drafts, owner, address, onMoved }: HotelBookingsOptions) {
  const routes = routesOf[by];
  const [noting, moving] = [withIdempotencyKey(signed), withIdempotencyKey(signed)];
  const read = (id: string, signal: AbortSignal): Promise<Booking> =>
    signed(signal, (call) => ask(routes.read, { params: { id }, ...call }));
  const note = (id: string, content: string, call: SignedOnce): Promise<Booking> =>
    ask(routes.note, { params: { id }, body: { content }, ...call });
  const move = (id: string, request: BookingMoveRequest, call: SignedOnce): Promise<Booking> =>
    ask(routes.move, { params: { id }, body: request, ...call });
  return hotelBookingsMachine.provide({
    actors: {
      address,
      form: stayForm(signed, owner),
      watch: listWatch(signed),
      fetchBookings: fromPromise(({ input: { state, after }, signal }) => {
        const query = { limit: String(bookingsPageSize), ...(state && { state }), ...(after && { after }) };
        return signed(signal, (call) => ask(routes.list, { query, ...call }));
      }),
      fetchBooking: fromPromise<BookingAnswer, { id: string }>(({ input: { id }, signal }) =>
        read(id, signal)
          .then((booking): BookingAnswer => ({ kind: 'found', booking, drafts: drafts.readDrafts(id) }))
          .catch(refusalBy<BookingAnswer>({ notFound: () => ({ kind: 'missing' }) })),
      ),
      addNote: fromPromise<NoteAnswer, { id: string; content: string }>(({ input, signal }) =>
        noting(input, signal, (call) => note(input.id, input.content, call))
          .then((booking): NoteAnswer => ({ kind: 'noted', booking }))
          .catch(refusalIn),
      ),
      moveBooking: fromPromise<MoveAnswer, { id: string; request: BookingMoveRequest }>(({ input, signal }) => {
        const overtaken = async ({ message }: ErrorBody): Promise<MoveAnswer> => ({
          kind: 'overtaken',
          message,
          booking: await read(input.id, signal).catch(() => null),
        });
        return moving(input, signal, (call) => move(input.id, input.request, call))
          .then((booking): MoveAnswer => {
            onMoved?.();
            return { kind: 'moved', booking };
          })
          .catch(refusalBy<MoveAnswer | Promise<MoveAnswer>>({ notNow: overtaken }, refusalIn));
      }),
    },
    actions: {
      saveDraft: (_, draft) => drafts.saveDrafts(draft),
      deleteNoteDraft: ({ context: { recipientId } }) => drafts.deleteDrafts({ id: recipientId, names: ['note'] }),
      deleteMoveDraft: ({ context }) =>
        drafts.deleteDrafts({ id: context.recipientId, names: attemptedNames(context) }),
    },
  });
}
