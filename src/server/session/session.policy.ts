import type { Account } from './account.store.ts';

/** A creator may sign in from approval on; everybody else only while active. */
export const maySignIn = ({ role, state }: Pick<Account, 'role' | 'state'>): boolean =>
  state === 'active' || (role === 'creator' && state === 'pending');
