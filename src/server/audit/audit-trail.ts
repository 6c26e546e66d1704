import type { AuditAction } from '#contract/audit-actions.ts';
import { hasStaff } from '../accounts/accounts.ts';
import { inSnapshot } from '../db/dialect.ts';
import type { Platform } from '../db/platform.ts';
import { inBatches } from '../db/queries.ts';
import type { AuditEntryTable } from '../db/tables/system.table.ts';
import type { Database } from '../db/tables.ts';
import type { AuditEntry, Unit } from '../db/unit-of-work.ts';
import { keyIdOf, type Secrets } from '../lib/secrets.ts';
import { everyEntry, findEntryHash, findHead, insertEntry, lockNextSequence, saveHeadHash } from './audit.store.ts';

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

const isSignedEntry = (secrets: Secrets, previous: string, entry: AuditEntryTable): boolean =>
  secrets.verify(entry.hash, 'audit', chained(previous, entry));

/** Whether the trail ends here, by the head: entries that were cut off the end show. */
const isSignedHead = (secrets: Secrets, head: string, sequence: number, hash: string): boolean =>
  secrets.verify(head, 'audit head', headOf(sequence, hash));

type TrailCheck =
  | { isIntact: true; count: number }
  /** `keyId` is the key that the broken entry names. */
  | { isIntact: false; brokenAt: number; keyId: string | null };

type Reader = Pick<Platform, 'database' | 'config' | 'secrets'>;

/** Checks the trail as it is at one moment, while others go on writing. */
export const verifyTrail = ({ database, secrets }: Reader): Promise<TrailCheck> =>
  inSnapshot(database, (snapshot) => verify(snapshot, secrets));

async function verify(database: Database, secrets: Secrets): Promise<TrailCheck> {
  let [previous, count] = ['', 0];
  for await (const entry of everyEntry(database)) {
    count += 1;
    if (entry.sequence !== count || !isSignedEntry(secrets, previous, entry))
      return { isIntact: false, brokenAt: count, keyId: keyIdOf(entry.hash) };
    previous = entry.hash;
  }
  const head = await findHead(database);
  // The first entry adds the first member of staff: without one the trail was deleted.
  const isEmpty = !head && count === 0 && !(await hasStaff(database));
  if (isEmpty || (head?.sequence === count && isSignedHead(secrets, head.hash, count, previous)))
    return { isIntact: true, count };
  return { isIntact: false, brokenAt: count + 1, keyId: head ? keyIdOf(head.hash) : null };
}

/** When an action was last done to a subject; null if never. */
export async function findLatestEntryAt(
  database: Database,
  subjectId: string,
  action: AuditAction,
): Promise<number | null> {
  const entry = await database
    .selectFrom('auditEntry')
    .select('at')
    .where('subjectId', '=', subjectId)
    .where('action', '=', action)
    .orderBy('at', 'desc')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry?.at ?? null;
}

/** The entries about any of these subjects, oldest first. */
export async function listEntriesAbout(database: Database, subjectIds: readonly string[]): Promise<AuditEntryTable[]> {
  const found: AuditEntryTable[][] = [];
  for (const some of inBatches(subjectIds))
    found.push(await database.selectFrom('auditEntry').selectAll().where('subjectId', 'in', some).execute());
  return found.flat().toSorted((one, other) => one.sequence - other.sequence);
}
