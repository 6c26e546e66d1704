import { NotFound } from '../lib/errors.ts';
import type { Account } from './accounts.ts';

export function creatorOr404(account: Account | undefined): Account {
  if (account?.role !== 'creator') throw new NotFound();
  return account;
}
