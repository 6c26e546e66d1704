import { NotFound } from '../platform/errors.ts';
import type { Account } from './accounts.ts';

/** The account of a creator: nobody else is there for whoever asks for one. */
export function creatorOr404(account: Account | undefined): Account {
  if (account?.role !== 'creator') throw new NotFound();
  return account;
}
