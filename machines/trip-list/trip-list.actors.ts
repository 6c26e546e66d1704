import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { tripListMachine } from './trip-list.machine.ts';

export const tripList = (signed: SignedCall) =>
  tripListMachine.provide({
    actors: {
      fetchTrips: fromPromise(({ signal }) =>
        signed(signal, (call) => ask('listOwnTrips', call)).then(({ data }) => data),
      ),
    },
  });
