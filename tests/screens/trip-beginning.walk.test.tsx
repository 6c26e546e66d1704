import { Route, Routes } from 'react-router-dom';
import { describe } from 'vitest';
import { tripBeginningMachine } from '#machines/trip-beginning/trip-beginning.machine.ts';
import { flow } from '#tests/flows/trip-beginning.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { TripBeginningScreen } from '#web/trips/trip-beginning-screen.tsx';
import { onPage } from './on-page.tsx';

describe('a trip begins through its page', () => {
  walkScreen({
    flow,
    machine: tripBeginningMachine,
    render: (actor) => (
      <Routes>
        <Route path="/blog/deniz/trips/sea" element={onPage(<p>The page of the trip</p>)} />
        <Route path="*" element={<TripBeginningScreen actor={actor} username="deniz" />} />
      </Routes>
    ),
  });
});
