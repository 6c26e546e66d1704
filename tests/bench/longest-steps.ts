import { noWish } from '#rules/directory.ts';
import type { Compared } from '#server/discovery/directory-entry.store.ts';
import { DirectoryIndex } from '#server/discovery/directory-index.ts';
import { journeyMap } from '#server/journey-map/journey-map.ts';
import { atMost, type Figure } from './figure.ts';

const creators = 200_000;

/** The longest time for which the directory index and journey maps keep a process from answering. */
export function longestSteps(): Figure[] {
  const index = new DirectoryIndex();
  const put = longest(batches(creators).map((entries) => () => index.put(entries)));
  const sorting = index.prepare();
  let sorted = 0;
  for (let isDone = false; !isDone; )
    sorted = Math.max(
      sorted,
      cpuTime(() => {
        isDone = sorting.next().done === true;
      }),
    );
  const page = cpuTime(() => index.page(noWish, { sort: 'followers_low_to_high', offset: 0, limit: 50 }));
  const change = longest(batches(6_000).map((entries) => () => index.put(entries)));
  return [
    ...Object.entries({ put, sorted, page, change }).map(([step, time]) =>
      atMost(`longest step of an index of 200,000: ${step}`, time, 50, ' ms', 1),
    ),
    atMost(
      'a journey map of 25,000 places',
      cpuTime(() => journeyMap(townOf(25_000))),
      300,
      ' ms',
      0,
    ),
  ];
}

function cpuTime(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

const longest = (steps: readonly (() => void)[]): number => Math.max(...steps.map(cpuTime));

const batches = (count: number): Compared[][] =>
  Array.from({ length: count / 50 }, (_, batch) => Array.from({ length: 50 }, (__, each) => entry(batch * 50 + each)));

const entry = (number: number): Compared => ({
  accountId: `account-${number}`,
  version: 1,
  isListed: 1,
  nameFolded: 'deniz',
  followersCount: (number * 7_919) % 100_003,
  tripCount: number % 9,
  listedAt: Date.UTC(2026, 5, 10) - (number % 50_000),
  marks: '',
});

function townOf(count: number) {
  const row = Math.ceil(Math.sqrt(count));
  return Array.from({ length: count }, (_, index) => ({
    name: `Place ${index}`,
    latitude: 36 + (0.2 * Math.floor(index / row)) / row,
    longitude: 29.5 + (0.2 * (index % row)) / row,
  }));
}
