import { expect, it } from 'vitest';
import { type BookingFacts, bookingMail } from './booking.mails.ts';

const facts: BookingFacts = {
  name: 'Deniz',
  reference: 'ST-1',
  creator: 'Deniz Yıldız',
  host: '',
  hotelName: 'Blue Bay',
  cityName: 'Kaş',
  timeZone: 'Europe/Istanbul',
  checkIn: '2026-12-01',
  checkOut: '2026-12-03',
  offer: null,
  otherDates: null,
  outcome: null,
  quote: '',
  url: 'https://vaya.example/hotel-booking-requests/1',
};
const textOf = (language: 'en' | 'tr', quote: string) =>
  bookingMail('cancelled', 'creator', { ...facts, quote }, language).text;

it('the mail of a stay that was cancelled says of a reason that it is one, and nothing where none was given', () => {
  expect(textOf('en', 'The roof is being mended.')).toMatch(/was cancelled: .+\. The reason:\n\n> The roof is being/);
  expect(textOf('tr', 'Çatı onarılıyor.')).toMatch(/iptal edildi: .+\. Nedeni:\n\n> Çatı onarılıyor/);
  expect(textOf('en', '')).not.toContain('The reason');
  expect(textOf('tr', '')).not.toContain('Nedeni');
});
