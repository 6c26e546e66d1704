import type { Account } from '../account/accounts.ts';

export const mayHavePassword = ({ state }: Pick<Account, 'state'>): boolean =>
  state !== 'suspended' && state !== 'closed';
