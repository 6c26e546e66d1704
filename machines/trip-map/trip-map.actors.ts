import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { tripMapMachine } from './trip-map.machine.ts';

export const tripMap = (signed: SignedCall) =>
  tripMapMachine.provide({
    actors: {
      drawMap: fromPromise(({ input: { cities }, signal }) =>
        signed(signal, (call) =>
          ask('readTripMap', { query: new URLSearchParams(cities.map((city) => ['city', city])), ...call }),
        ).then(({ map }) => map),
      ),
    },
  });
