import { setImmediate } from 'node:timers/promises';
import type { Database } from '../tables.ts';
import {
  type Compared,
  countEntriesAfter,
  listChangedEntries,
  listEntriesBetween,
  type Place,
} from './directory-entry.store.ts';
import { DirectoryIndex } from './directory-index.ts';
import { inSlices } from './slices.ts';

const batch = 500;
const atOnce = 50;
const mostNewest = 100;

/** An index, and how much of the database it holds: all up to a version, and entries beyond it up to a place. */
export interface Reading {
  index: DirectoryIndex;
  version: number;
  place: Place;
  /** The last entries that were read, in their order: a database that holds others is another one. */
  newest: Compared[];
  /** How many entries were read by this process. */
  read: number;
}

export const nothingRead = (): Reading => ({
  index: new DirectoryIndex(),
  version: 0,
  place: { version: 0, accountId: '' },
  newest: [],
  read: 0,
});

/** Reads on from the place that was reached, and tells whether there may be more. */
export async function readBatch(database: Database, reading: Reading): Promise<boolean> {
  const entries = await listChangedEntries(database, reading.place, batch);
  // SQLite answers without leaving this turn of the event loop; a search that was just told of the index comes first.
  await setImmediate();
  await inSlices(putting(reading.index, entries));
  const last = entries.at(-1);
  if (last) reading.place = { version: Number(last.version), accountId: last.accountId };
  reading.read += entries.length;
  reading.newest = [...reading.newest, ...entries].slice(-mostNewest);
  return entries.length === batch;
}

function* putting(index: DirectoryIndex, entries: readonly Compared[]): Generator<void> {
  for (let first = 0; first < entries.length; first += atOnce) {
    index.put(entries.slice(first, first + atOnce));
    yield;
  }
}

/** Whether this is the database that was read: it holds the newest entries as they were, or they have changed since. */
export async function isOf(database: Database, { place, newest, version }: Reading): Promise<boolean> {
  const [first] = newest;
  if (!first) return false;
  const known = new Map(newest.map((entry) => [entry.accountId, JSON.stringify(entry)]));
  const there = await listEntriesBetween(database, first, place, mostNewest + 1);
  if (there.some((entry) => known.get(entry.accountId) !== JSON.stringify(entry))) return false;
  for (const { accountId } of there) known.delete(accountId);
  return (await countEntriesAfter(database, [...known.keys()], version)) === known.size;
}
