import { table } from '../table.ts';

/** Visits of a page per day and referring host; '' = no referrer. */
export interface BlogVisitTable {
  accountId: string;
  day: string;
  host: string;
  views: number;
  visitors: number;
}

/** Visits of the page of a trip per day. */
export interface TripVisitTable {
  tripId: string;
  day: string;
  views: number;
}

export const visitTables = {
  blogVisit: table<BlogVisitTable>(['accountId', 'day', 'host'], ['account']),
  tripVisit: table<TripVisitTable>(['tripId', 'day'], ['trip']),
};
