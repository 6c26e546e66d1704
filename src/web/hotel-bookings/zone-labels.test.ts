import { describe, expect, it } from 'vitest';
import { clockIn, zoneName } from './stay-labels.ts';

describe('the clocks of a zone', () => {
  const newYear = Date.UTC(2026, 11, 31, 15, 5);

  it('show the day and the time there', () => {
    const there = ['America/Los_Angeles', 'Europe/Istanbul', 'Asia/Tokyo', 'Asia/Kathmandu'];
    expect(there.map((zone) => clockIn(zone, newYear))).toEqual([
      { day: '2026-12-31', time: '07:05' },
      { day: '2026-12-31', time: '18:05' },
      { day: '2027-01-01', time: '00:05' },
      { day: '2026-12-31', time: '20:50' },
    ]);
  });

  it('begin a day at 00:00, and never at 24:00', () => {
    expect(clockIn('Asia/Tokyo', Date.UTC(2028, 1, 28, 15))).toEqual({ day: '2028-02-29', time: '00:00' });
    expect(clockIn('UTC', Date.UTC(2026, 0, 1))).toEqual({ day: '2026-01-01', time: '00:00' });
  });

  it('show an hour twice in autumn, and skip one in spring', () => {
    const hoursIn = (from: number) => [0, 1, 2].map((hour) => clockIn('Europe/Berlin', from + hour * 3_600_000).time);
    expect(hoursIn(Date.UTC(2026, 9, 24, 23, 30))).toEqual(['01:30', '02:30', '02:30']);
    expect(hoursIn(Date.UTC(2026, 2, 28, 23, 30))).toEqual(['00:30', '01:30', '03:30']);
  });

  it('are those of Greenwich where nobody knows the zone', () => {
    expect(clockIn('Atlantis/Poseidonis', newYear)).toEqual(clockIn('UTC', newYear));
  });
});

describe('the name of a zone', () => {
  it('is that of its city, as people write it', () => {
    const zones = ['Europe/Istanbul', 'America/Argentina/Buenos_Aires', 'America/Los_Angeles', 'UTC'];
    expect(zones.map(zoneName)).toEqual(['Istanbul', 'Buenos Aires', 'Los Angeles', 'UTC']);
  });
});
