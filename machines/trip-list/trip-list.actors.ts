import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { AddressBar } from '../address-bar.ts';
import { calendarAddress } from '../calendar-address/calendar-address.actors.ts';
import { copying } from '../copying/copying.actors.ts';
import { makingAddress } from '../reauthentication/reauthentication.actors.ts';
import { refusalIn } from '../refusal.ts';
import { withIdempotencyKey } from '../session/signed-action.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { type DuplicateAnswer, tripListMachine } from './trip-list.machine.ts';

export function tripList({ signed, addressBar }: { signed: SignedCall; addressBar: AddressBar }) {
  const signedAction = withIdempotencyKey(signed);
  return tripListMachine.provide({
    actors: {
      addressBar,
      calendar: calendarAddress(signed),
      making: makingAddress(signed),
      copying,
      fetchTrips: fromPromise(({ signal }) =>
        signed(signal, (call) => ask('listOwnTrips', call)).then(({ data }) => data),
      ),
      duplicateTrip: fromPromise<DuplicateAnswer, { id: string }>(({ input, signal }) =>
        signedAction(input, signal, (call) => ask('duplicateTrip', { params: input, ...call }))
          .then(({ _id }): DuplicateAnswer => ({ kind: 'duplicated', tripId: _id }))
          .catch(refusalIn),
      ),
    },
  });
}
