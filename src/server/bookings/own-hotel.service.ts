import { randomUUID } from 'node:crypto';
import { maxHotels } from '#contract/booking-choices.ts';
import type { HotelChange, HotelRequest, HotelsReply } from '#contract/hotel-booking.ts';
import { fold } from '#rules/fold.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { type Actor, doOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import type { OwnHotelTable } from '../db/tables/booking.table.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { Conflict, NotFound } from '../lib/errors.ts';
import { deleteHotel, insertHotel, listHotels, updateHotel } from './booking.store.ts';
import { placeOfBooking } from './new-booking.ts';

const hotelsFull = {
  en: `You can keep up to ${maxHotels} hotels. Please remove one first.`,
  tr: `En çok ${maxHotels} otel saklayabilirsiniz. Lütfen önce birini kaldırın.`,
};
const nameTaken = { en: 'You already have a hotel with this name.', tr: 'Bu adda bir oteliniz zaten var.' };
const hotelNotFound = { en: 'This hotel is no longer on your list.', tr: 'Bu otel artık listenizde değil.' };

export async function readHotels({ database }: Pick<Platform, 'database'>, sponsorId: string): Promise<HotelsReply> {
  const rows = await listHotels(database, sponsorId);
  const hotels = rows.map(({ id, name, cityId, cityName, timeZone }) => ({
    ...{ _id: id, hotelName: name },
    ...{ cityId, cityName, timeZone },
  }));
  return { hotels };
}

/** A hotel with a name that is kept already replaces the one of this name. */
export async function keepHotel(
  platform: Platform,
  sponsorId: string,
  request: HotelRequest,
  by: Actor,
): Promise<HotelsReply> {
  const { cityId, cityName, timeZone } = placeOfBooking(request, 'UTC');
  const hotel = { name: request.hotelName, nameFolded: fold(request.hotelName), cityId, cityName, timeZone };
  await inUnitOfWork(platform, (unit) =>
    doOnce(unit, by, ['keepHotel', request], async () => {
      const hotels = await lockHotels(unit, sponsorId);
      const known = hotels.find(({ nameFolded }) => nameFolded === hotel.nameFolded);
      if (known) return void (await updateHotel(unit.database, known.id, hotel));
      if (hotels.length >= maxHotels) throw new Conflict(hotelsFull);
      await insertHotel(unit.database, { id: randomUUID(), sponsorId, ...hotel });
    }),
  );
  return readHotels(platform, sponsorId);
}

interface HotelKey {
  sponsorId: string;
  id: string;
}

export async function changeHotel(
  platform: Platform,
  { sponsorId, id }: HotelKey,
  change: HotelChange,
  by: Actor,
): Promise<HotelsReply> {
  await inUnitOfWork(platform, (unit) =>
    doOnce(unit, by, ['changeHotel', id, change], async () => {
      const hotels = await lockHotels(unit, sponsorId);
      if (!hotels.some((hotel) => hotel.id === id)) throw new NotFound(hotelNotFound);
      if (change.move === 'remove') return void (await deleteHotel(unit.database, id));
      const nameFolded = fold(change.hotelName);
      if (hotels.some((hotel) => hotel.id !== id && hotel.nameFolded === nameFolded)) throw new Conflict(nameTaken);
      await updateHotel(unit.database, id, { name: change.hotelName, nameFolded });
    }),
  );
  return readHotels(platform, sponsorId);
}

async function lockHotels(unit: Unit, sponsorId: string): Promise<OwnHotelTable[]> {
  await lockAccount(unit, sponsorId);
  return listHotels(unit.database, sponsorId);
}
