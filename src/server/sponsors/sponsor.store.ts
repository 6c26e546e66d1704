import { sql } from 'kysely';
import { countOf } from '../db/count-of.ts';
import type { Database } from '../db/tables.ts';

/** A literal, because SQLite does not use the partial index for a parameter. */
const accounts = (database: Database) => database.selectFrom('account').where('role', '=', sql.lit('sponsor' as const));

const sponsors = (database: Database) => accounts(database).selectAll().orderBy('usernameFolded');

export const listEverySponsor = (database: Database) => sponsors(database).execute();

export const pageOfSponsors = (database: Database, offset: number, limit: number) =>
  sponsors(database).offset(offset).limit(limit).execute();

export const countSponsors = (database: Database): Promise<number> => countOf(accounts(database));
