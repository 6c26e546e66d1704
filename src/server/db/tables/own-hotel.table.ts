import { table } from '../table.ts';

/** A hotel that a sponsor chooses for invitations. */
export interface OwnHotelTable {
  id: string;
  sponsorId: string;
  name: string;
  nameFolded: string;
  /** null = a city that is not on the list. */
  cityId: string | null;
  cityName: string;
  timeZone: string;
}

export const ownHotelTables = {
  ownHotel: table<OwnHotelTable>(['id'], ['account']),
};
