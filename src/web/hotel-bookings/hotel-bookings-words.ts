import { hotelBookings as english } from '#web/i18n/en/hotel-bookings.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { hotelBookings as turkish } from '#web/i18n/tr/hotel-bookings.ts';

export const hotelBookingsWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
export type HotelBookingsWords = typeof english;
