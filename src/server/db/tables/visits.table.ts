import { table } from '../table.ts';

/** Visits of a page per day and referring host; '' = no referrer. */
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
