import { Route, Routes } from 'react-router-dom';
import { fromCallback } from 'xstate';
import { calendarAddressMachine } from '#machines/calendar-address/calendar-address.machine.ts';
import { copyingMachine } from '#machines/copying/copying.machine.ts';
import { reauthenticationMachine } from '#machines/reauthentication/reauthentication.machine.ts';
import { tripListMachine } from '#machines/trip-list/trip-list.machine.ts';
import { flow } from '#tests/flows/trip-list.flow.ts';
import { controllable } from '#tests/kit/controllable.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { TripListScreen } from '#web/trips/trip-list-screen.tsx';
import { onPage } from './on-page.tsx';

export const screen: Screen<typeof tripListMachine> = {
  flow,
  machine: tripListMachine,
  flows: {
    addressBar: fromCallback(() => {}),
    calendar: controllable(calendarAddressMachine).logic,
    making: controllable(reauthenticationMachine).logic,
    copying: controllable(copyingMachine).logic,
  },
  render: (actor) => (
    <Routes>
      <Route path="/blog/deniz/trips/copy" element={onPage(<p>The page of the copy</p>)} />
      <Route path="*" element={<TripListScreen actor={actor} username="deniz" today="2026-06-15" />} />
    </Routes>
  ),
};
