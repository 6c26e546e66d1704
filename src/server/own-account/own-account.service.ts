import type { OwnAccountReply } from '#contract/own-account.ts';
import { findAccount } from '../accounts/accounts.ts';
import { readBankDetails } from '../bank-details/encrypted-details.ts';
import { findLatestBankLink } from '../bank-details/latest-bank-link.ts';
import type { Platform } from '../db/platform.ts';
import type { SignedIn } from '../http/access.ts';
import { Unauthenticated } from '../lib/errors.ts';

export async function readOwnAccount(
  platform: Platform,
  { accountId }: Pick<SignedIn, 'accountId'>,
): Promise<OwnAccountReply> {
  const { database, now } = platform;
  const account = await findAccount(database, accountId);
  if (!account) throw new Unauthenticated();
  const { id, username, name: fullName, email, state, createdAt } = account;
  const link = await findLatestBankLink(database, id, now());
  const details = await readBankDetails(platform, id);
  const bank = { state: link?.state ?? null, ibanEnding: details?.iban.slice(-4) ?? '' };
  return { _id: id, username, fullName, email, state, createdAt: Number(createdAt), bank };
}
