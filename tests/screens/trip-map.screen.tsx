import { tripMapMachine } from '#machines/trip-map/trip-map.machine.ts';
import { flow } from '#tests/flows/trip-map.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { TripMap } from '#web/trips/trip-map.tsx';
import { onPage } from './on-page.tsx';

export const screen: Screen<typeof tripMapMachine> = {
  flow,
  machine: tripMapMachine,
  render: (map) => onPage(<TripMap map={map} />),
};
