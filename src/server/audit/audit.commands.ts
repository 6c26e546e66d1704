import { command, commandLine, Refusal } from '../platform/command.ts';
import type { Platform } from '../platform/platform.ts';
import { inUnitOfWork, type Unit } from '../records/unit-of-work.ts';
import type { Database } from '../tables.ts';
import { changeEntryHash, everyEntry, findHead, holdHead, listEntriesAfter, sealHead } from './audit.store.ts';
import { entryHash, headSeal, unkeyedHash } from './audit-trail.ts';
import { followTrail } from './follow-trail.ts';
import { keepMark, readMark, type TrailMark } from './trail-mark.ts';

/** Follows the chain, and whether it goes on from where it was when it was last looked at from this data folder. */
export async function verifyAuditCommand(
  platform: Platform,
  { accept = false }: { accept?: boolean | undefined },
): Promise<string> {
  const mark = accept ? null : readMark(platform);
  const isKnown = mark !== null && mark !== 'unknown';
  const followed = await followTrail(platform, isKnown ? mark.sequence : 0);
  if (followed.kind === 'broken') throw await breakAt(platform, followed.at, mark !== null);
  const { sequence, digest, earlier } = followed;
  if (mark === 'unknown' || (isKnown && earlier !== mark.digest)) throw new Error(anotherTrail(mark, sequence));
  if (accept) await noteAcceptance(platform);
  keepMark(platform, { sequence, digest, at: platform.now() });
  return `The audit trail is intact: ${sequence} ${sequence === 1 ? 'entry' : 'entries'}.${isKnown ? '' : firstCheck}`;
}

const firstCheck =
  ' This is the first check from this data folder: entries that were cut off before it cannot be noticed. Later checks are compared with this one.';

const anotherTrail = (mark: TrailMark | 'unknown', sequence: number): string =>
  `The audit trail does not go on from where it was ${seenBefore(mark)}; it has ${sequence} entries now. Somebody has cut it back or written it anew, unless a backup was restored or this data folder was that of another database. If so, run "audit verify --accept" once.`;

const seenBefore = (mark: TrailMark | 'unknown'): string =>
  mark === 'unknown'
    ? 'when this data folder was last used for it'
    : `on ${new Date(mark.at).toISOString()}, when it had ${mark.sequence} entries`;

async function breakAt({ database }: Platform, at: number, wasKeyed: boolean): Promise<Error> {
  if (at === 1 && !wasKeyed && (await isUnkeyed(database)))
    return new Refusal('The audit trail was begun without a key: run "audit key" once.');
  return new Error(`The audit trail is broken at entry ${at}.`);
}

const noteAcceptance = (platform: Platform): Promise<void> =>
  inUnitOfWork(
    platform,
    async (unit) => unit.record({ action: 'audit.accept', subjectId: '', details: {} }),
    commandLine,
  );

/** Gives a key to a trail that was begun without one, if it is whole as it is and nobody has written in it with a key. */
export async function keyAuditCommand(platform: Platform): Promise<string> {
  if (readMark(platform) !== null) throw new Refusal(hasKey);
  return inUnitOfWork(
    platform,
    async (unit) => {
      await holdHead(unit.database);
      const count = await keyEntries(unit);
      unit.record({ action: 'audit.key', subjectId: '', details: {} });
      return `${count} entries of the audit trail were given a key.`;
    },
    commandLine,
  );
}

async function keyEntries({ database, secrets }: Unit): Promise<number> {
  let [old, fresh, sequence] = ['', '', 0];
  for await (const entry of everyEntry(database)) {
    sequence += 1;
    if (entry.hash === entryHash(secrets, old, entry)) throw new Refusal(hasKey);
    if (entry.sequence !== sequence || entry.hash !== unkeyedHash(old, entry)) throw brokenAt(sequence);
    fresh = entryHash(secrets, fresh, entry);
    old = entry.hash;
    await changeEntryHash(database, sequence, fresh);
  }
  const head = await findHead(database);
  if (head.hash === headSeal(secrets, head.sequence, old)) throw new Refusal(hasKey);
  if (head.sequence !== sequence) throw brokenAt(sequence + 1);
  if (sequence > 0) await sealHead(database, headSeal(secrets, sequence, fresh));
  return sequence;
}

const hasKey =
  'The audit trail has a key already, and what was written without one since is not ours: it is given no other.';

const brokenAt = (sequence: number) =>
  new Refusal(`The audit trail is broken at entry ${sequence}: it is given no key.`);

async function isUnkeyed(database: Database): Promise<boolean> {
  const [first] = await listEntriesAfter(database, 0, 1);
  return first !== undefined && first.hash === unkeyedHash('', first);
}

export const auditCommands = [
  command({
    words: 'audit verify',
    does: 'Check that no entry of the audit trail was changed or removed.',
    takes: '[--accept]',
    options: { accept: { type: 'boolean' } },
    run: verifyAuditCommand,
  }),
  command({
    words: 'audit key',
    does: 'Give a key to an audit trail from a version that had none.',
    run: keyAuditCommand,
  }),
];
