import type { ApplicationState } from '#contract/levels.ts';
import type { Role } from '#contract/session.ts';
import type { Account } from './accounts.ts';

/** A creator may sign in once approved; sponsors and staff only while active. */
export const maySignIn = (
  { role, state }: Pick<Account, 'role' | 'state'>,
  lastApplication: ApplicationState | null | undefined,
): boolean => state === 'active' || (role === 'creator' && state === 'pending' && lastApplication === 'APPROVED');

const hour = 60 * 60_000;

export const lifetimesOf = (role: Role) =>
  role === 'staff' ? { idleMs: hour, maxMs: 12 * hour } : { idleMs: maxIdleMs, maxMs: 7 * 24 * hour };

export const maxIdleMs = 12 * hour;
