import type { HotelRequest, OwnHotel } from '#contract/hotel-booking.ts';
import { fold } from '#rules/fold.ts';
import { namedLike, type OwnHotelsSnapshot } from './own-hotels.machine.ts';

export const isManaging = (snapshot: OwnHotelsSnapshot): boolean =>
  snapshot.matches('managing') || snapshot.matches('changing');

export const isRefused = (snapshot: OwnHotelsSnapshot): boolean =>
  snapshot.matches({ ready: 'refused' }) || snapshot.matches({ managing: 'refused' });

export const isKnown =
  (hotel: Pick<HotelRequest, 'hotelName'>) =>
  ({ context: { hotels } }: OwnHotelsSnapshot): boolean =>
    namedLike(hotels, hotel) !== undefined;

export interface HotelRow {
  hotel: OwnHotel;
  isRemoved: boolean;
}

/** With those that were removed, where they stood. */
export function rowsIn({ context: { hotels, removed } }: OwnHotelsSnapshot): HotelRow[] {
  const rows = [
    ...hotels.map((hotel) => ({ hotel, isRemoved: false })),
    ...removed.map((hotel) => ({ hotel, isRemoved: true })),
  ];
  return rows.toSorted((one, other) => (fold(one.hotel.hotelName) < fold(other.hotel.hotelName) ? -1 : 1));
}
