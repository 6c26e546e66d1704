import { createHash } from 'node:crypto';
import type { DeedName } from '#contract/deeds.ts';
import type { Database } from '../database.ts';
import type { Platform } from '../platform/platform.ts';
import { findHead, insertEntry, listEntriesAfter, moveHead, takePlace } from './audit.store.ts';
import type { AuditEntryTable } from './audit.table.ts';

interface Deed {
  actor: string;
  action: DeedName;
  subjectId: string;
  details?: Record<string, string>;
}

/** Writes down a deed in the transaction that does it. */
export async function record(
  { now }: Platform,
  transaction: Database,
  { actor, action, subjectId, details = {} }: Deed,
): Promise<void> {
  const { sequence, hash: before } = await takePlace(transaction);
  const entry = { sequence, at: now(), actor, action, subjectId, details: JSON.stringify(details) };
  const hash = hashOf(before, entry);
  await insertEntry(transaction, { ...entry, hash });
  await moveHead(transaction, hash);
}

/** Follows the chain from its first entry: null when it is whole, else where it is broken. */
export async function findBreak({ database }: Platform): Promise<number | null> {
  let [before, sequence] = ['', 0];
  for (let page = await nextPage(database, 0); page.length > 0; page = await nextPage(database, sequence))
    for (const entry of page) {
      sequence += 1;
      if (entry.sequence !== sequence || entry.hash !== hashOf(before, entry)) return sequence;
      before = entry.hash;
    }
  const head = await findHead(database);
  return head.sequence === sequence && head.hash === before ? null : sequence + 1;
}

export async function verifyAuditCommand(platform: Platform): Promise<string> {
  const broken = await findBreak(platform);
  if (broken !== null) throw new Error(`The audit trail is broken at entry ${broken}.`);
  const { sequence } = await findHead(platform.database);
  return `The audit trail is whole: ${sequence} entries.`;
}

const nextPage = (database: Database, after: number) => listEntriesAfter(database, after, 1000);

const hashOf = (before: string, { sequence, at, actor, action, subjectId, details }: Omit<AuditEntryTable, 'hash'>) =>
  createHash('sha256')
    .update(JSON.stringify([before, sequence, at, actor, action, subjectId, details]))
    .digest('base64url');
