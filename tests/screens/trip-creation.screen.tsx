import { Route, Routes } from 'react-router-dom';
import { tripCreationMachine } from '#machines/trip-creation/trip-creation.machine.ts';
import { flow } from '#tests/flows/trip-creation.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { TripCreationScreen } from '#web/trips/trip-creation-screen.tsx';
import { onPage } from './on-page.tsx';

export const screen: Screen<typeof tripCreationMachine> = {
  flow,
  machine: tripCreationMachine,
  render: (actor) => (
    <Routes>
      <Route path="/blog/deniz/trips/sea" element={onPage(<p>The page of the trip</p>)} />
      <Route path="*" element={<TripCreationScreen actor={actor} username="deniz" />} />
    </Routes>
  ),
};
