import { createHash } from 'node:crypto';
import { inSnapshot } from '../platform/database/snapshot.ts';
import type { Platform } from '../platform/platform.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Database } from '../tables.ts';
import { everyEntry, findHead } from './audit.store.ts';
import { contentOf, entryHash, headSeal } from './audit-trail.ts';

/** What was found by whoever followed the chain. */
export type Followed =
  | { kind: 'broken'; at: number }
  | {
      kind: 'whole';
      sequence: number;
      /** Of all that it tells. */
      digest: string;
      /** Of what it tells up to the place that was asked for; null where it ends before. */
      earlier: string | null;
    };

type Reader = Pick<Platform, 'database' | 'config' | 'secrets'>;

/** Follows the chain as it is at one moment, while others go on writing. */
export const followTrail = ({ database, config, secrets }: Reader, place: number): Promise<Followed> =>
  inSnapshot(database, config.database, (snapshot) => follow(snapshot, secrets, place));

/** Null when it is whole, else where it is broken. */
export async function findBreak(reader: Reader): Promise<number | null> {
  const followed = await followTrail(reader, 0);
  return followed.kind === 'broken' ? followed.at : null;
}

async function follow(database: Database, secrets: Secrets, place: number): Promise<Followed> {
  const told = createHash('sha256');
  const digest = () => told.copy().digest('base64url');
  let [before, sequence] = ['', 0];
  let earlier = place === 0 ? digest() : null;
  for await (const entry of everyEntry(database)) {
    sequence += 1;
    if (entry.sequence !== sequence || entry.hash !== entryHash(secrets, before, entry))
      return { kind: 'broken', at: sequence };
    told.update(`${contentOf('', entry)}\n`);
    if (sequence === place) earlier = digest();
    before = entry.hash;
  }
  const head = await findHead(database);
  const isEmpty = head.sequence === 0 && sequence === 0;
  const isSealed = head.sequence === sequence && head.hash === headSeal(secrets, sequence, before);
  if (!isEmpty && !isSealed) return { kind: 'broken', at: sequence + 1 };
  return { kind: 'whole', sequence, digest: digest(), earlier };
}
