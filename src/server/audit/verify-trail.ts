import { hasStaff } from '../accounts/accounts.ts';
import { inSnapshot } from '../db/dialect.ts';
import type { Platform } from '../db/platform.ts';
import type { Database } from '../db/tables.ts';
import { keyIdOf, type Secrets } from '../lib/secrets.ts';
import { everyEntry, findHead } from './audit.store.ts';
import { isSignedEntry, isSignedHead } from './audit-trail.ts';

type TrailCheck =
  | { isIntact: true; count: number }
  /** `keyId` is the key that the broken entry names. */
  | { isIntact: false; brokenAt: number; keyId: string | null };

type Reader = Pick<Platform, 'database' | 'config' | 'secrets'>;

/** Checks the trail as it is at one moment, while others go on writing. */
export const verifyTrail = ({ database, secrets }: Reader): Promise<TrailCheck> =>
  inSnapshot(database, (snapshot) => verify(snapshot, secrets));

export async function findBreak(reader: Reader): Promise<number | null> {
  const check = await verifyTrail(reader);
  return check.isIntact ? null : check.brokenAt;
}

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
