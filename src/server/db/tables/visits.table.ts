import { table } from '../table.ts';

/** How often a page was opened on a day from one host; those without a host came from nowhere that was told. */
export interface BlogVisitTable {
  accountId: string;
  day: string;
  host: string;
  views: number;
  visitors: number;
}

export const visitTables = {
  blogVisit: table<BlogVisitTable>(['accountId', 'day', 'host'], ['account']),
};
