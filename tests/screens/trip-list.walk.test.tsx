import { describe } from 'vitest';
import { calendarAddressMachine } from '#machines/calendar-address/calendar-address.machine.ts';
import { copyingMachine } from '#machines/copying/copying.machine.ts';
import { reauthenticationMachine } from '#machines/reauthentication/reauthentication.machine.ts';
import { tripListMachine } from '#machines/trip-list/trip-list.machine.ts';
import { flow } from '#tests/flows/trip-list.flow.ts';
import { controllable } from '#tests/kit/controllable.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { TripListScreen } from '#web/trips/trip-list-screen.tsx';

describe('the trips of a creator through their page', () => {
  walkScreen({
    flow,
    machine: tripListMachine,
    flows: {
      calendar: controllable(calendarAddressMachine).logic,
      making: controllable(reauthenticationMachine).logic,
      copying: controllable(copyingMachine).logic,
    },
    render: (actor) => <TripListScreen actor={actor} username="deniz" today="2026-06-15" />,
  });
});
