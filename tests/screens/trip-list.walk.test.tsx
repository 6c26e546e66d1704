import { describe } from 'vitest';
import { tripListMachine } from '#machines/trip-list/trip-list.machine.ts';
import { flow } from '#tests/flows/trip-list.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { TripListScreen } from '#web/trips/trip-list-screen.tsx';

describe('the trips of a creator through their page', () => {
  walkScreen({
    flow,
    machine: tripListMachine,
    render: (actor) => <TripListScreen actor={actor} username="deniz" today="2026-06-15" />,
  });
});
