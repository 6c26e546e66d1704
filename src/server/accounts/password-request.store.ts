import type { PasswordRequestTable } from '../db/tables/password-link.table.ts';
import type { Database } from '../db/tables.ts';
import { sweepOlder } from '../db/through-pages.ts';

export const insertPasswordRequest = (database: Database, request: PasswordRequestTable) =>
  database.insertInto('passwordRequest').values(request).execute();

/** The oldest that no other process has locked. */
export const lockPasswordRequest = (database: Database) =>
  database
    .selectFrom('passwordRequest')
    .selectAll()
    .orderBy('createdAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export const deletePasswordRequest = (database: Database, id: string) =>
  database.deleteFrom('passwordRequest').where('id', '=', id).execute();

export const deleteOldPasswordRequests = (database: Database, before: number) =>
  sweepOlder(database, 'passwordRequest', { keys: ['id'], column: 'createdAt', before });
