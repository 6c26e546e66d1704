import type { Role } from '#contract/session.ts';
import { findAccount, lockAccount } from '../account/accounts.ts';
import { Unauthenticated } from '../platform/errors.ts';
import type { Unit } from '../records/unit-of-work.ts';
import { mayBeIn } from './open-session.ts';

/**
 * Somebody was let in by their session, and their account may have been closed or suspended while the call waited. A
 * creator's is held from here on: what ends with it is looked for only once.
 */
export async function refuseWhoLeft(unit: Unit, { accountId, role }: { accountId: string; role: Role }): Promise<void> {
  const account = role === 'creator' ? await lockAccount(unit, accountId) : await findAccount(unit.database, accountId);
  if (!account || !(await mayBeIn(unit, account))) throw new Unauthenticated();
}
