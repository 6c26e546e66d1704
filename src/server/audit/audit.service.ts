import type { AuditQuery, AuditReply } from '#contract/audit.ts';
import type { Platform } from '../db/platform.ts';
import { rarestFirst } from '../db/prefix-search.ts';
import { parseStoredTexts } from '../db/queries.ts';
import { findPosition, listEntries, selectSequences } from './trail-page.store.ts';

/** A page of the trail, newest first. An unknown `after` starts at the first page. */
export async function listAuditEntries(
  { database }: Pick<Platform, 'database'>,
  { search, after, limit, ...filter }: AuditQuery,
): Promise<AuditReply> {
  const [matches, position] = await Promise.all([
    rarestFirst(database, search),
    after === undefined ? undefined : findPosition(database, after),
  ]);
  const found = await selectSequences(database, {
    ...filter,
    ...matches,
    after: position ?? null,
    limit: limit + 1,
  }).execute();
  const sequences = found.slice(0, limit).map(({ sequence }) => sequence);
  const entries = sequences.length === 0 ? [] : await listEntries(database, sequences);
  return {
    data: entries.map((entry) => ({ ...entry, details: parseStoredTexts(entry.details) })),
    next: found.length > limit ? (sequences.at(-1) ?? null) : null,
  };
}
