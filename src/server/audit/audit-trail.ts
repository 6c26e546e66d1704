import { createHash } from 'node:crypto';
import type { DeedName } from '#contract/features.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Unit } from '../records/unit-of-work.ts';
import { findEntryHash, insertEntry, sealHead, takePlace } from './audit.store.ts';
import type { AuditEntryTable } from './audit.table.ts';

export interface Deed {
  action: DeedName;
  subjectId: string;
  details?: Readonly<Record<string, string>>;
}

type DeedWriter = Pick<Unit, 'database' | 'secrets' | 'now' | 'actor'>;

/** Writes deeds down in the unit that does them, each hashed with the one before under a key that the database does not hold. */
export async function writeDeeds(unit: DeedWriter, deeds: readonly Deed[]): Promise<void> {
  for (const deed of deeds) await writeDeed(unit, deed);
}

async function writeDeed({ database, secrets, now, actor }: DeedWriter, { action, subjectId, details = {} }: Deed) {
  const sequence = await takePlace(database);
  const before = await findEntryHash(database, sequence - 1);
  const entry = {
    sequence,
    at: now,
    actor: actor ?? 'system',
    action,
    subjectId,
    details: JSON.stringify(details),
  };
  const hash = entryHash(secrets, before, entry);
  await insertEntry(database, { ...entry, hash });
  await sealHead(database, headSeal(secrets, sequence, hash));
}

/** What makes the trail provable. */
export type Signer = Pick<Secrets, 'sign'>;

type UnhashedEntry = Omit<AuditEntryTable, 'hash'>;

export const contentOf = (before: string, { sequence, at, actor, action, subjectId, details }: UnhashedEntry): string =>
  JSON.stringify([before, sequence, at, actor, action, subjectId, details]);

export const entryHash = (secrets: Signer, before: string, entry: UnhashedEntry): string =>
  secrets.sign('audit', contentOf(before, entry));

/** How entries were hashed before the trail had a key: whoever holds the database could make them anew. */
export const unkeyedHash = (before: string, entry: UnhashedEntry): string =>
  createHash('sha256').update(contentOf(before, entry)).digest('base64url');

/** Says where the trail ends, so that one that was cut off shows. */
export const headSeal = (secrets: Signer, sequence: number, hash: string): string =>
  secrets.sign('audit head', `${sequence} ${hash}`);
