import { z } from 'zod';
import { hasRightCheckDigits } from '#rules/iban.ts';
import { parseStored } from '../db/queries.ts';
import { type BankDetailsTable, detailsCell } from '../db/tables/application.table.ts';
import type { Database } from '../db/tables.ts';
import type { Unit } from '../db/unit-of-work.ts';

const text = z.string().default('');
const bankDetails = z.object({
  accountType: z.enum(['person', 'company']),
  name: text,
  iban: text,
  taxNumber: text,
  taxOffice: text,
  address: text,
  city: text,
  district: text,
  country: text,
});
export type BankDetails = z.output<typeof bankDetails>;

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
  const details = parseStored(bankDetails, secrets.decrypt(row.encrypted, detailsCell(accountId)));
  return { details, updatedAt: row.updatedAt };
}

export const hasBankDetails = async (database: Database, accountId: string): Promise<boolean> =>
  (await findBankDetails(database, accountId)) !== undefined;

export const putBankDetails = (database: Database, { accountId, ...details }: BankDetailsTable) =>
  database
    .insertInto('bankDetails')
    .values({ accountId, ...details })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(details))
    .execute();

export const findBankDetails = (database: Database, accountId: string) =>
  database.selectFrom('bankDetails').selectAll().where('accountId', '=', accountId).executeTakeFirst();
