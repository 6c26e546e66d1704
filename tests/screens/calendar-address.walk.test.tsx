import { describe } from 'vitest';
import { createActor } from 'xstate';
import { calendarAddressMachine } from '#machines/calendar-address/calendar-address.machine.ts';
import { copyingMachine } from '#machines/copying/copying.machine.ts';
import { reauthenticationMachine } from '#machines/reauthentication/reauthentication.machine.ts';
import { flow } from '#tests/flows/calendar-address.flow.ts';
import { controllable } from '#tests/kit/controllable.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { CalendarCard } from '#web/trips/calendar-card.tsx';
import { onPage } from './on-page.tsx';

describe('the address of a calendar through its card', () => {
  walkScreen({
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
  });
});
