import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { AddressBar } from '../address-bar.ts';
import { calendarAddress } from '../calendar-address/calendar-address.actors.ts';
import { copying } from '../copying/copying.actors.ts';
import { makingAddress } from '../reauthentication/reauthentication.actors.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { tripListMachine } from './trip-list.machine.ts';

export const tripList = ({ signed, addressBar }: { signed: SignedCall; addressBar: AddressBar }) =>
  tripListMachine.provide({
    actors: {
      addressBar,
      calendar: calendarAddress(signed),
      making: makingAddress(signed),
      copying,
      fetchTrips: fromPromise(({ signal }) =>
        signed(signal, (call) => ask('listOwnTrips', call)).then(({ data }) => data),
      ),
    },
  });
