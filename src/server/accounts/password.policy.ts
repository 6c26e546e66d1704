import type { Account } from './accounts.ts';

export const mayHavePassword = ({ state }: Pick<Account, 'state'>): boolean =>
  state !== 'suspended' && state !== 'closed';
