import { hasRightCheckDigits } from '#rules/iban.ts';
import type { Database } from '../database.ts';
import type { Platform } from '../platform/platform.ts';
import { findBankDetails, putBankDetails } from './bank-details.store.ts';
import { currentDataKey, findDataKey } from './data-key.ts';

/** Everything that we know of how a creator is paid, under the names of the form behind the link. */
export interface BankDetails {
  accountType: 'person' | 'company';
  name: string;
  iban: string;
  taxNumber: string;
  taxOffice: string;
  address: string;
  city: string;
  district: string;
  country: string;
}

export async function writeBankDetails(
  platform: Platform,
  transaction: Database,
  accountId: string,
  details: BankDetails,
): Promise<void> {
  const key = await currentDataKey(platform, transaction);
  await putBankDetails(transaction, {
    accountId,
    dataKeyId: key.id,
    sealed: key.seal(JSON.stringify({ accountId, ...details })),
    ibanEnding: details.iban.slice(-4),
    isDoubtful: details.iban !== '' && !hasRightCheckDigits(details.iban) ? 1 : 0,
    updatedAt: platform.now(),
  });
}

/** Opens what was sealed for this account; a row that was moved to another account does not open. */
export async function readBankDetails(
  platform: Platform,
  database: Database,
  accountId: string,
): Promise<BankDetails | null> {
  const row = await findBankDetails(database, accountId);
  if (!row) return null;
  const key = await findDataKey(platform, database, row.dataKeyId);
  const { accountId: owner, ...details }: BankDetails & { accountId: string } = JSON.parse(key.open(row.sealed));
  if (owner !== accountId) throw new Error('These bank details belong to another account.');
  return details;
}
