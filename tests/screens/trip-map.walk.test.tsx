import { describe } from 'vitest';
import { tripMapMachine } from '#machines/trip-map/trip-map.machine.ts';
import { flow } from '#tests/flows/trip-map.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { TripMap } from '#web/trips/trip-map.tsx';
import { onPage } from './on-page.tsx';

describe('the map of a trip through its sheet', () => {
  walkScreen({ flow, machine: tripMapMachine, render: (map) => onPage(<TripMap map={map} />) });
});
