import { createActor } from 'xstate';
import { calendarAddressMachine } from '#machines/calendar-address/calendar-address.machine.ts';
import { copyingMachine } from '#machines/copying/copying.machine.ts';
import { reauthenticationMachine } from '#machines/reauthentication/reauthentication.machine.ts';
import { flow } from '#tests/flows/calendar-address.flow.ts';
import { controllable } from '#tests/kit/controllable.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { CalendarCard } from '#web/trips/calendar-card.tsx';
import { onPage } from './on-page.tsx';

export const screen: Screen<typeof calendarAddressMachine> = {
  flow,
  machine: calendarAddressMachine,
  render: (calendar) =>
    onPage(
      <CalendarCard
        calendar={calendar}
        making={createActor(controllable(reauthenticationMachine).logic, {
          input: { purpose: 'calendarAddress' },
        }).start()}
        copying={createActor(controllable(copyingMachine).logic).start()}
      />,
    ),
};
