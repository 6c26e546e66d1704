import type { Role } from '#contract/session.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { Unauthenticated } from '../lib/errors.ts';
import { findAccount, lockAccount } from './accounts.ts';
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
