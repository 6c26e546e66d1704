import { table } from '../table.ts';

/** The secret address of a creator's calendar; a new one takes the place of the last. */
export interface CalendarAddressTable {
  accountId: string;
  tokenHash: string;
  createdAt: number;
}

export const calendarTables = {
  calendarAddress: table<CalendarAddressTable>(['accountId'], ['account']),
};
