import { hasRightCheckDigits } from '#rules/iban.ts';
import type { Unit } from '../records/unit-of-work.ts';
import type { Database } from '../tables.ts';
import { findBankDetails, findSealedDetails, putBankDetails } from './bank-details.store.ts';
import { placeOfDetails } from './bank-details.table.ts';
import { currentDataKey, unsealed } from './data-key.ts';

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

export async function writeBankDetails(unit: Unit, accountId: string, details: BankDetails): Promise<void> {
  const key = await currentDataKey(unit);
  await putBankDetails(unit.database, {
    accountId,
    dataKeyId: key.id,
    sealed: key.seal(JSON.stringify(details), placeOfDetails(accountId)),
    ibanEnding: details.iban.slice(-4),
    isDoubtful: details.iban !== '' && !hasRightCheckDigits(details.iban) ? 1 : 0,
    updatedAt: unit.now,
  });
}

/** Opens what was sealed for this account: what was moved from another's row does not open. */
export const readBankDetails = async (
  reader: Pick<Unit, 'database' | 'secrets'>,
  accountId: string,
): Promise<BankDetails | null> => (await readDatedDetails(reader, accountId))?.details ?? null;

/** The same, with when they were sent. */
export async function readDatedDetails(
  reader: Pick<Unit, 'database' | 'secrets'>,
  accountId: string,
): Promise<{ details: BankDetails; updatedAt: number } | null> {
  const row = await findSealedDetails(reader.database, accountId);
  if (!row) return null;
  const key = unsealed(reader, row);
  // An older release bound nothing to its place, and said inside whose details they are.
  const { accountId: owner = accountId, ...details }: BankDetails & { accountId?: string } = JSON.parse(
    key.open(row.sealed, placeOfDetails(accountId)),
  );
  if (owner !== accountId) throw new Error('These bank details belong to another account.');
  return { details, updatedAt: row.updatedAt };
}

export const hasBankDetails = async (database: Database, accountId: string): Promise<boolean> =>
  (await findBankDetails(database, accountId)) !== undefined;
