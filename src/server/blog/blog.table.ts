import { table } from '../platform/database/table.ts';

/** What an owner chose for their page, as JSON; its version grows with each save. */
export interface BlogConfigTable {
  accountId: string;
  version: number;
  config: string;
  createdAt: number;
  updatedAt: number;
}

/** How often a page was opened on a day from one host; those without a host came from nowhere that was told. */
export interface BlogVisitTable {
  accountId: string;
  day: string;
  host: string;
  views: number;
  visitors: number;
}

export const blogTables = {
  blogConfig: table<BlogConfigTable>(['accountId'], ['creator']),
  blogVisit: table<BlogVisitTable>(['accountId', 'day', 'host'], ['account']),
};
