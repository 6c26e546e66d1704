import type { AuditQuery, AuditReply } from '#contract/audit.ts';
import { rarestFirst } from '../account/found-by-words.ts';
import type { Platform } from '../platform/platform.ts';
import { findPlace, listEntries, selectSequences } from './trail-page.store.ts';

/** A page of the trail, newest first. Where the page before ended with an entry that is none, it is the first. */
export async function listAuditEntries(
  { database }: Pick<Platform, 'database'>,
  { search, after, limit, ...filter }: AuditQuery,
): Promise<AuditReply> {
  const [about, place] = await Promise.all([
    rarestFirst(database, search),
    after === undefined ? undefined : findPlace(database, after),
  ]);
  const found = await selectSequences(database, {
    ...filter,
    ...about,
    after: place ?? null,
    limit: limit + 1,
  }).execute();
  const sequences = found.slice(0, limit).map(({ sequence }) => sequence);
  const entries = sequences.length === 0 ? [] : await listEntries(database, sequences);
  return {
    data: entries.map((entry) => ({ ...entry, details: JSON.parse(entry.details) })),
    next: found.length > limit ? (sequences.at(-1) ?? null) : null,
  };
}
