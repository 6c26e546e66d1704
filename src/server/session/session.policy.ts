import type { Approval } from '#contract/levels.ts';
import type { Role } from '#contract/session.ts';
import type { Account } from '../account/accounts.ts';

/** A creator may sign in from approval on, for as long as it stands; everybody else only while active. */
export const maySignIn = (
  { role, state }: Pick<Account, 'role' | 'state'>,
  lastApplication: Approval | null | undefined,
): boolean => state === 'active' || (role === 'creator' && state === 'pending' && lastApplication === 'APPROVED');

const hour = 60 * 60_000;

/** For so long a session lasts while nothing is asked with it, and however much is. */
export const lifetimesOf = (role: Role) =>
  role === 'staff' ? { idle: hour, longest: 12 * hour } : { idle: longestIdle, longest: 7 * 24 * hour };

export const longestIdle = 12 * hour;
