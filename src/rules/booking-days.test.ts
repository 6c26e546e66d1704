import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkInAt,
  checkOutAt,
  dayIn,
  daysAfter,
  endOfDay,
  hoursUntil,
  nightsBetween,
  tomorrowIn,
  zoneNamed,
} from './booking-days.ts';

const [hour, day] = [60 * 60_000, 24 * 60 * 60_000];
const at = (moment: number) => new Date(moment).toISOString().slice(0, 16);
const stay = (checkIn: string, checkOut: string, timeZone: string) => {
  const days = { checkIn, checkOut, timeZone };
  return [at(checkInAt(days)), at(checkOutAt(days))];
};

describe('the days of a stay', () => {
  it.each([
    ['in Tokyo', 'Asia/Tokyo', ['2026-06-09T15:00', '2026-06-12T03:00']],
    ['in Kaş', 'Europe/Istanbul', ['2026-06-09T21:00', '2026-06-12T09:00']],
    ['in Los Angeles', 'America/Los_Angeles', ['2026-06-10T07:00', '2026-06-12T19:00']],
    ['in Kathmandu, a quarter of an hour off', 'Asia/Kathmandu', ['2026-06-09T18:15', '2026-06-12T06:15']],
    ['on the first island of a day', 'Pacific/Kiritimati', ['2026-06-09T10:00', '2026-06-11T22:00']],
    ['on the last one', 'Pacific/Pago_Pago', ['2026-06-10T11:00', '2026-06-12T23:00']],
  ])('begin at midnight and end at noon %s', (_, zone, moments) => {
    expect(stay('2026-06-10', '2026-06-12', zone)).toEqual(moments);
  });
});

const weekends: [string, string, [string, string], [string, string]][] = [
  [
    'in which summer time begins',
    'Europe/Berlin',
    ['2026-03-28', '2026-03-29'],
    ['2026-03-27T23:00', '2026-03-29T10:00'],
  ],
  ['in which it ends', 'Europe/Berlin', ['2026-10-25', '2026-10-26'], ['2026-10-24T22:00', '2026-10-26T11:00']],
  [
    'in which it begins in New York',
    'America/New_York',
    ['2026-03-08', '2026-03-09'],
    ['2026-03-08T05:00', '2026-03-09T16:00'],
  ],
  [
    'in which it ends in New York',
    'America/New_York',
    ['2026-11-01', '2026-11-02'],
    ['2026-11-01T04:00', '2026-11-02T17:00'],
  ],
  [
    'of which midnight is left out in Santiago',
    'America/Santiago',
    ['2026-09-06', '2026-09-07'],
    ['2026-09-06T04:00', '2026-09-07T15:00'],
  ],
  [
    'of which midnight is left out in Beirut',
    'Asia/Beirut',
    ['2026-03-29', '2026-03-30'],
    ['2026-03-28T22:00', '2026-03-30T09:00'],
  ],
  [
    'of which midnight comes twice in Havana',
    'America/Havana',
    ['2026-11-01', '2026-11-02'],
    ['2026-11-01T04:00', '2026-11-02T17:00'],
  ],
  ['with a leap day', 'Asia/Tokyo', ['2028-02-29', '2028-03-01'], ['2028-02-28T15:00', '2028-03-01T03:00']],
  [
    'over the turn of the year',
    'America/Los_Angeles',
    ['2026-12-31', '2027-01-01'],
    ['2026-12-31T08:00', '2027-01-01T20:00'],
  ],
];

describe('the days of a weekend', () => {
  it.each(weekends)('hold for one %s', (_, zone, [from, to], moments) => {
    expect(stay(from, to, zone)).toEqual(moments);
  });

  it('are counted by their nights, whatever clocks do', () => {
    expect(nightsBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(nightsBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(nightsBetween('2027-02-28', '2027-03-01')).toBe(1);
    expect(nightsBetween('2026-12-30', '2027-01-02')).toBe(3);
    expect(nightsBetween('2026-06-12', '2026-06-10')).toBe(-2);
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
  });
});

describe('what day it is', () => {
  const evening = Date.parse('2026-12-31T20:30:00Z');

  it('is another one in Tokyo, in Istanbul and in Los Angeles, and so is tomorrow', () => {
    const zones = ['Asia/Tokyo', 'Europe/Istanbul', 'America/Los_Angeles'];
    expect(zones.map((zone) => dayIn(zone, evening))).toEqual(['2027-01-01', '2026-12-31', '2026-12-31']);
    expect(zones.map((zone) => tomorrowIn(zone, evening))).toEqual(['2027-01-02', '2027-01-01', '2027-01-01']);
  });

  it('is the next one from the last moment of a day on', () => {
    const end = endOfDay('2026-06-10', 'Asia/Tokyo');
    expect(at(end)).toBe('2026-06-10T15:00');
    expect([dayIn('Asia/Tokyo', end - 1), dayIn('Asia/Tokyo', end)]).toEqual(['2026-06-10', '2026-06-11']);
  });

  it('begins where the day before it ends, in every zone and on every day', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.nat(366 * 20), (zone, count) => {
        const date = daysAfter('2020-01-01', count);
        const begin = checkInAt({ checkIn: date, timeZone: zone });
        expect(endOfDay(daysAfter(date, -1), zone)).toBe(begin);
        expect([dayIn(zone, begin), dayIn(zone, begin - 1) < date]).toEqual([date, true]);
        const maxShift = zone === 'Antarctica/Troll' ? 2 * hour : hour;
        expect(Math.abs(endOfDay(date, zone) - begin - day)).toBeLessThanOrEqual(maxShift);
        const leaving = checkOutAt({ checkOut: date, timeZone: zone });
        expect([dayIn(zone, leaving), leaving > begin]).toEqual([date, true]);
      }),
    );
  });
});

it('a deadline is as many whole hours away as are left in full, within its last day', () => {
  const left = [0, 0.5, 1, 1.5, 23.9, 24].map((hours) => hoursUntil(hours * hour, 0));
  expect(left).toEqual([null, 0, 1, 1, 23, null]);
});

describe('a zone', () => {
  it('is one that there is', () => {
    for (const zone of ['Asia/Tokyo', 'Europe/Istanbul', 'UTC']) expect(zoneNamed(zone)).toBe(zone);
    for (const zone of ['Mars/Olympus', '', 'Asia/Tokyo; drop', '<script>']) expect(zoneNamed(zone)).toBeNull();
  });

  it('has one name, however it is spelled', () => {
    for (const zone of ['europe/istanbul', 'EUROPE/ISTANBUL', 'turkey', 'Asia/istanbul'])
      expect(zoneNamed(zone)).toBe('Europe/Istanbul');
  });
});
