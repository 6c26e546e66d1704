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
      revokeAddress: fromPromise(async ({ signal }) => {
        await signed(signal, (call) => ask('revokeCalendarAddress', call));
      }),
    },
  });
