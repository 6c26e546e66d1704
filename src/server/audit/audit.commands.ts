import { command, Refusal } from '../platform/command.ts';
import { inSnapshot } from '../platform/database/snapshot.ts';
import type { Platform } from '../platform/platform.ts';
import type { Secrets } from '../platform/secrets.ts';
import { inUnitOfWork, type Unit } from '../records/unit-of-work.ts';
import type { Database } from '../tables.ts';
import { changeEntryHash, everyEntry, findHead, holdHead, listEntriesAfter, sealHead } from './audit.store.ts';
import { entryHash, headSeal, unkeyedHash } from './audit-trail.ts';

/** Follows the chain as it is at one moment, while others go on writing: null when it is whole, else where it is broken. */
export const findBreak = ({ database, config, secrets }: Pick<Platform, 'database' | 'config' | 'secrets'>) =>
  inSnapshot(database, config.database, (snapshot) => breakIn(snapshot, secrets));

async function breakIn(database: Database, secrets: Secrets): Promise<number | null> {
  let [before, sequence] = ['', 0];
  for await (const entry of everyEntry(database)) {
    sequence += 1;
    if (entry.sequence !== sequence || entry.hash !== entryHash(secrets, before, entry)) return sequence;
    before = entry.hash;
  }
  const head = await findHead(database);
  if (head.sequence === 0 && sequence === 0) return null;
  return head.sequence === sequence && head.hash === headSeal(secrets, sequence, before) ? null : sequence + 1;
}

export async function verifyAuditCommand(platform: Platform): Promise<string> {
  const broken = await findBreak(platform);
  if (broken === 1 && (await isUnkeyed(platform.database)))
    throw new Refusal('The audit trail was begun without a key: run "audit key" once.');
  if (broken !== null) throw new Error(`The audit trail is broken at entry ${broken}.`);
  const { sequence } = await findHead(platform.database);
  return `The audit trail is whole: ${sequence} entries.`;
}

/** Gives a key to a trail that was begun without one, if it is whole as it is. */
export function keyAuditCommand(platform: Platform): Promise<string> {
  return inUnitOfWork(platform, async (unit) => {
    await holdHead(unit.database);
    const count = await keyEntries(unit);
    return `${count} entries of the audit trail were given a key.`;
  });
}

async function keyEntries({ database, secrets }: Unit): Promise<number> {
  let [old, fresh, sequence] = ['', '', 0];
  for await (const entry of everyEntry(database)) {
    sequence += 1;
    const known = [unkeyedHash(old, entry), entryHash(secrets, old, entry)];
    if (entry.sequence !== sequence || !known.includes(entry.hash))
      throw new Refusal(`The audit trail is broken at entry ${sequence}: it is given no key.`);
    fresh = entryHash(secrets, fresh, entry);
    old = entry.hash;
    await changeEntryHash(database, sequence, fresh);
  }
  const head = await findHead(database);
  if (head.sequence !== sequence)
    throw new Refusal(`The audit trail is broken at entry ${sequence + 1}: it is given no key.`);
  if (sequence > 0) await sealHead(database, headSeal(secrets, sequence, fresh));
  return sequence;
}

async function isUnkeyed(database: Database): Promise<boolean> {
  const [first] = await listEntriesAfter(database, 0, 1);
  return first !== undefined && first.hash === unkeyedHash('', first);
}

export const auditCommands = [
  command({ words: 'audit verify', run: verifyAuditCommand }),
  command({ words: 'audit key', run: keyAuditCommand }),
];
