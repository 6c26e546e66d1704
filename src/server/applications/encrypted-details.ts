import { hasRightCheckDigits } from '#rules/iban.ts';
import { detailsCell } from '../db/tables/bank-details.table.ts';
import type { Database } from '../db/tables.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { findBankDetails, putBankDetails } from './bank-details.store.ts';

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
  { database, secrets, now }: Unit,
  accountId: string,
  details: BankDetails,
): Promise<void> {
  await putBankDetails(database, {
    accountId,
    encrypted: secrets.encrypt(JSON.stringify(details), detailsCell(accountId)),
    ibanEnding: details.iban.slice(-4),
    isDoubtful: details.iban !== '' && !hasRightCheckDigits(details.iban) ? 1 : 0,
    updatedAt: now,
  });
}

type Reader = Pick<Unit, 'database' | 'secrets'>;

export const readBankDetails = async (reader: Reader, accountId: string): Promise<BankDetails | null> =>
  (await readDatedDetails(reader, accountId))?.details ?? null;

export async function readDatedDetails(
  { database, secrets }: Reader,
  accountId: string,
): Promise<{ details: BankDetails; updatedAt: number } | null> {
  const row = await findBankDetails(database, accountId);
  if (!row) return null;
  const details: BankDetails = JSON.parse(secrets.decrypt(row.encrypted, detailsCell(accountId)));
  return { details, updatedAt: row.updatedAt };
}

export const hasBankDetails = async (database: Database, accountId: string): Promise<boolean> =>
  (await findBankDetails(database, accountId)) !== undefined;
