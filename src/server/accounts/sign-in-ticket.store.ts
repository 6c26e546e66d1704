import { sql } from 'kysely';
import { deleteOlder } from '../db/paging.ts';
import type { SignInTicketTable } from '../db/tables/session.table.ts';
import type { Database } from '../db/tables.ts';

export const insertTicket = (database: Database, ticket: SignInTicketTable) =>
  database.insertInto('signInTicket').values(ticket).execute();

export const findTicket = (database: Database, ticketHash: string, now: number) =>
  database
    .selectFrom('signInTicket')
    .selectAll()
    .where('ticketHash', '=', ticketHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();

export const countWrongCode = (database: Database, ticketHash: string) =>
  database
    .updateTable('signInTicket')
    .set({ wrongCodes: sql<number>`"wrongCodes" + 1` })
    .where('ticketHash', '=', ticketHash)
    .execute();

export const deleteTicket = (database: Database, ticketHash: string) =>
  database.deleteFrom('signInTicket').where('ticketHash', '=', ticketHash).execute();

export const deleteTicketsOf = (database: Database, accountId: string) =>
  database.deleteFrom('signInTicket').where('accountId', '=', accountId).execute();

export const deleteOldTickets = (database: Database, now: number) =>
  deleteOlder(database, 'signInTicket', { keys: ['ticketHash'], column: 'expiresAt', before: now + 1 });
