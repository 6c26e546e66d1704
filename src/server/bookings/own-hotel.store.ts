import type { OwnHotelTable } from '../db/tables/own-hotel.table.ts';
import type { Database } from '../db/tables.ts';

export const listHotels = (database: Database, sponsorId: string): Promise<OwnHotelTable[]> =>
  database
    .selectFrom('ownHotel')
    .selectAll()
    .where('sponsorId', '=', sponsorId)
    .orderBy('nameFolded')
    .orderBy('id')
    .execute();

export const insertHotel = (database: Database, hotel: OwnHotelTable) =>
  database.insertInto('ownHotel').values(hotel).execute();

export const updateHotel = (database: Database, id: string, change: Partial<OwnHotelTable>) =>
  database.updateTable('ownHotel').set(change).where('id', '=', id).execute();

export const deleteHotel = (database: Database, id: string) =>
  database.deleteFrom('ownHotel').where('id', '=', id).execute();
