import { expect, it } from 'vitest';
import type { Language } from '#contract/language.ts';
import type { Role } from '#contract/roles.ts';
import { type BookingFacts, bookingMail, type Occasion } from './booking.mails.ts';

const facts: BookingFacts = {
  name: 'Deniz',
  reference: 'ST-1',
  creator: 'Deniz Yıldız',
  host: '',
  hotelName: 'Blue Bay',
  cityName: 'Kaş',
  timeZone: 'Europe/Istanbul',
  isZoneOfCity: true,
  checkIn: '2026-12-01',
  checkOut: '2026-12-03',
  offer: null,
  otherDates: null,
  outcome: null,
  hoursLeft: null,
  quote: '',
  url: 'https://vaya.example/hotel-booking-requests/1',
};
const textOf = (language: 'en' | 'tr', quote: string) =>
  bookingMail('cancelled', 'creator', { ...facts, quote }, language).text;

it('the mails that ask for a reply say how many hours are left, if that is less than a day', () => {
  const lastLine = (...[occasion, role, hoursLeft, language = 'en']: [Occasion, Role, number | null, Language?]) =>
    /(?:You have|Only|Yanıt için) .*/.exec(bookingMail(occasion, role, { ...facts, hoursLeft }, language).text)?.[0];
  expect(lastLine('received', 'staff', 3)).toBe('You have 3 hours left to reply.');
  expect(lastLine('received', 'creator', 1)).toBe('Only 1 hour left to reply. We may not be able to answer in time.');
  expect(lastLine('invited', 'creator', 0)).toBe('You have less than an hour left to reply.');
  expect(lastLine('other-dates', 'sponsor', 23, 'tr')).toBe('Yanıt için 23 saat kaldı.');
  expect(lastLine('invited', 'creator', null)).toBeUndefined();
  expect(lastLine('confirmed', 'creator', 3)).toBeUndefined();
});

it('the mail of a stay that was cancelled says of a reason that it is one, and nothing where none was given', () => {
  expect(textOf('en', 'The roof is being mended.')).toMatch(/was cancelled: .+\. The reason:\n\n> The roof is being/);
  expect(textOf('tr', 'Çatı onarılıyor.')).toMatch(/iptal edildi: .+\. Nedeni:\n\n> Çatı onarılıyor/);
  expect(textOf('en', '')).not.toContain('The reason');
  expect(textOf('tr', '')).not.toContain('Nedeni');
});

it('a mail names the city in the language of its reader', () => {
  const text = (language: Language) =>
    bookingMail('cancelled', 'creator', { ...facts, cityName: 'Rome' }, language).text;
  expect(text('en')).toContain('Blue Bay in Rome');
  expect(text('tr')).toContain('Roma, Blue Bay');
});

it('the time to reply to an offer names the city, or the zone where the city has none', () => {
  const offer = {
    ...{ hotelName: 'Blue Bay', address: 'Liman 3', terms: 'Breakfast.' },
    replyBy: Date.parse('2026-11-30T21:00:00Z'),
  };
  const text = (change: Partial<BookingFacts>, language: Language) =>
    bookingMail('offered', 'creator', { ...facts, offer, ...change }, language).text;
  expect(text({}, 'en')).toContain('Reply by the end of 30 Nov 2026 (Kaş time).');
  expect(text({ isZoneOfCity: false }, 'en')).toContain('Reply by the end of 30 Nov 2026 (Istanbul time).');
  expect(text({}, 'tr')).toContain('Son yanıt günü: 30 Kas 2026 (Kaş saatiyle), gün sonuna kadar.');
});
