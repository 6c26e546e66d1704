import type { Role } from '#contract/session.ts';
import { findAccount, lockAccount } from '../account/accounts.ts';
import { Unauthenticated } from '../platform/errors.ts';
import type { Unit } from '../records/unit-of-work.ts';
import { mayHaveSession } from './open-session.ts';

/**
 * Rejects a call whose account was closed or suspended after authentication. Locks a creator's account, because closing
 * it cleans up the creator's records once and would miss what this call adds.
 */
export async function requireLiveAccount(
  unit: Unit,
  { accountId, role }: { accountId: string; role: Role },
): Promise<void> {
  const account = role === 'creator' ? await lockAccount(unit, accountId) : await findAccount(unit.database, accountId);
  if (!account || !(await mayHaveSession(unit, account))) throw new Unauthenticated();
}
