import type { AuditEntryTable } from '../db/tables/audit.table.ts';
import type { AuditEntry, Unit } from '../db/unit-of-work.ts';
import type { Secrets } from '../lib/secrets.ts';
import { findEntryHash, insertEntry, lockNextSequence, saveHeadHash } from './audit.store.ts';

/** Actor of audit entries for what creators do themselves: their names are not stored. */
export const byOwner = 'the creator';

type Writer = Pick<Unit, 'database' | 'secrets' | 'now' | 'actor'>;

/** Each entry is signed together with the hash of the one before it, under a key that is not in the database. */
export async function writeAuditEntries(unit: Writer, entries: readonly AuditEntry[]): Promise<void> {
  for (const entry of entries) await writeAuditEntry(unit, entry);
}

async function writeAuditEntry(
  { database, secrets, now, actor }: Writer,
  { action, subjectId, details = {} }: AuditEntry,
): Promise<void> {
  const sequence = await lockNextSequence(database);
  const previous = await findEntryHash(database, sequence - 1);
  const entry = { sequence, at: now, actor: actor ?? 'system', action, subjectId, details: JSON.stringify(details) };
  const hash = secrets.sign('audit', chained(previous, entry));
  await insertEntry(database, { ...entry, hash });
  await saveHeadHash(database, secrets.sign('audit head', headOf(sequence, hash)));
}

/** Every column of an entry, and the hash of the entry before. */
const chained = (
  previous: string,
  { sequence, at, actor, action, subjectId, details }: Omit<AuditEntryTable, 'hash'>,
): string => JSON.stringify([previous, sequence, at, actor, action, subjectId, details]);

const headOf = (sequence: number, hash: string): string => `${sequence} ${hash}`;

export const isSignedEntry = (secrets: Secrets, previous: string, entry: AuditEntryTable): boolean =>
  secrets.verify(entry.hash, 'audit', chained(previous, entry));

/** Whether the trail ends here, by the head: entries that were cut off the end show. */
export const isSignedHead = (secrets: Secrets, head: string, sequence: number, hash: string): boolean =>
  secrets.verify(head, 'audit head', headOf(sequence, hash));
