import { placesWithin } from '#server/reference/places.ts';
import { journeySheet } from '#server/trips/journey-map.ts';
import { atMost, type Figure } from './figure.ts';

/** How long a journey map keeps a process from answering. */
export const longestSteps = (): Figure[] => [
  atMost(
    'a journey map of 25,000 places',
    cpuTime(() => journeySheet(townOf(25_000), placesWithin)),
    300,
    ' ms',
    0,
  ),
];

function cpuTime(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

function townOf(count: number) {
  const row = Math.ceil(Math.sqrt(count));
  return Array.from({ length: count }, (_, index) => ({
    name: `Place ${index}`,
    latitude: 36 + (0.2 * Math.floor(index / row)) / row,
    longitude: 29.5 + (0.2 * (index % row)) / row,
  }));
}
