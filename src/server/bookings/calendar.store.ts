import type { CalendarAddressTable } from '../db/tables/calendar.table.ts';
import type { Database } from '../db/tables.ts';

export const findCalendarAddress = (database: Database, accountId: string) =>
  database.selectFrom('calendarAddress').select('createdAt').where('accountId', '=', accountId).executeTakeFirst();

/** Not found while the account is suspended or closed. */
export const findCalendarOwner = (database: Database, tokenHash: string) =>
  database
    .selectFrom('calendarAddress')
    .innerJoin('account', 'account.id', 'calendarAddress.accountId')
    .select(['account.id', 'account.username'])
    .where('tokenHash', '=', tokenHash)
    .where('account.state', 'in', ['pending', 'active'])
    .executeTakeFirst();

export const saveCalendarAddress = (database: Database, address: CalendarAddressTable) =>
  database
    .insertInto('calendarAddress')
    .values(address)
    .onConflict((conflict) => {
      const { tokenHash, createdAt } = address;
      return conflict.column('accountId').doUpdateSet({ tokenHash, createdAt });
    })
    .execute();
