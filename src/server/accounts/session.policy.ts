import type { Role } from '#contract/roles.ts';
import type { ApplicationState } from '#contract/states.ts';
import { dayMs, hourMs } from '../lib/time.ts';
import type { Account } from './accounts.ts';

/** A creator may sign in once approved; sponsors and staff only while active. */
export const maySignIn = (
  { role, state }: Pick<Account, 'role' | 'state'>,
  lastApplication: ApplicationState | null | undefined,
): boolean => state === 'active' || (role === 'creator' && state === 'pending' && lastApplication === 'APPROVED');

export const lifetimesOf = (role: Role) =>
  role === 'staff' ? { idleMs: hourMs, maxMs: 12 * hourMs } : { idleMs: maxIdleMs, maxMs: 7 * dayMs };

export const maxIdleMs = 12 * hourMs;
