import { sql } from 'kysely';
import { countOf } from '../db/queries.ts';
import type { SecondFactorTable } from '../db/tables/account.table.ts';
import type { Database } from '../db/tables.ts';

export const findSecondFactor = (database: Database, accountId: string) =>
  database.selectFrom('secondFactor').selectAll().where('accountId', '=', accountId).executeTakeFirst();

export const saveSecondFactor = (database: Database, { accountId, ...factor }: SecondFactorTable) =>
  database
    .insertInto('secondFactor')
    .values({ accountId, ...factor })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(factor))
    .execute();

export const consumeTimeStep = (database: Database, accountId: string, step: number) =>
  database
    .updateTable('secondFactor')
    .set({ lastStep: step })
    .where('accountId', '=', accountId)
    .where('lastStep', '<', step)
    .returning('accountId')
    .executeTakeFirst();

export const insertRecoveryCodes = (database: Database, accountId: string, hashes: readonly string[]) =>
  database
    .insertInto('recoveryCode')
    .values(hashes.map((codeHash) => ({ accountId, codeHash })))
    .execute();

export const consumeRecoveryCode = (database: Database, accountId: string, codeHashes: readonly string[]) =>
  database
    .deleteFrom('recoveryCode')
    .where('accountId', '=', accountId)
    .where('codeHash', 'in', codeHashes)
    .returning('accountId')
    .executeTakeFirst();

export const deleteRecoveryCodes = (database: Database, accountId: string) =>
  database.deleteFrom('recoveryCode').where('accountId', '=', accountId).execute();

export const countRecoveryCodes = (database: Database, accountId: string): Promise<number> =>
  countOf(database.selectFrom('recoveryCode').where('accountId', '=', accountId));

export const listStaff = (database: Database) =>
  database
    .selectFrom('account')
    .leftJoin('secondFactor', 'secondFactor.accountId', 'account.id')
    .select(['username', 'email', 'state', 'secondFactor.createdAt as secondFactorSince'])
    .select((row) =>
      row
        .selectFrom('recoveryCode')
        .whereRef('recoveryCode.accountId', '=', 'account.id')
        .select(({ fn }) => fn.countAll<number>().as('left'))
        .as('recoveryCodes'),
    )
    .where('role', '=', sql.lit('staff' as const))
    .orderBy('usernameFolded')
    .execute();
