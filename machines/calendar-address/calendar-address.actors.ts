import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { type CalendarAnswer, calendarAddressMachine } from './calendar-address.machine.ts';

export const calendarAddress = (signed: SignedCall) =>
  calendarAddressMachine.provide({
    actors: {
      readCalendar: fromPromise<CalendarAnswer>(({ signal }) =>
        signed(signal, (call) => ask('readCalendar', call)).then(({ since }) =>
          since === null ? { kind: 'off' } : { kind: 'on', since },
        ),
      ),
      makeAddress: fromPromise(({ signal }) =>
        signed(signal, (call) => ask('changeCalendar', { body: { move: 'make' }, ...call })).then(
          ({ since, address }) => ({ since: since ?? 0, address: address ?? '' }),
        ),
      ),
      revokeAddress: fromPromise(async ({ signal }) => {
        await signed(signal, (call) => ask('changeCalendar', { body: { move: 'revoke' }, ...call }));
      }),
    },
  });
