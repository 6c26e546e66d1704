import { countOf } from '../platform/database/count-of.ts';
import type { Database } from '../tables.ts';

const sponsors = (database: Database) =>
  database.selectFrom('account').selectAll().where('role', '=', 'sponsor').orderBy('usernameFolded');

export const listEverySponsor = (database: Database) => sponsors(database).execute();

export const pageOfSponsors = (database: Database, offset: number, limit: number) =>
  sponsors(database).offset(offset).limit(limit).execute();

export const countSponsors = (database: Database): Promise<number> =>
  countOf(database.selectFrom('account').where('role', '=', 'sponsor'));
