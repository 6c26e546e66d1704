import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { OwnHotel } from '#contract/hotel-booking.ts';
import { refusalIn } from '../refusal.ts';
import { type SignedOnce, withIdempotencyKey } from '../session/signed-action.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { type HotelMove, type HotelsAnswer, ownHotelsMachine } from './own-hotels.machine.ts';

export function ownHotels(signed: SignedCall) {
  const signedAction = withIdempotencyKey(signed);
  return ownHotelsMachine.provide({
    actors: {
      fetchHotels: fromPromise<OwnHotel[]>(({ signal }) =>
        signed(signal, (call) => ask('readHotels', { ...call })).then(({ hotels }) => hotels),
      ),
      moveHotel: fromPromise<HotelsAnswer, HotelMove>(({ input, signal }) =>
        signedAction(input, signal, (call) => sent(input, call)).then(
          ({ hotels }): HotelsAnswer => ({ kind: 'hotels', hotels }),
          refusalIn,
        ),
      ),
    },
  });
}

function sent(move: HotelMove, call: SignedOnce) {
  if (move.kind === 'keep') return ask('keepHotel', { body: move.hotel, ...call });
  const params = { id: move.id };
  return move.kind === 'rename'
    ? ask('changeHotel', { params, body: { move: 'rename', hotelName: move.hotelName }, ...call })
    : ask('changeHotel', { params, body: { move: 'remove' }, ...call });
}
