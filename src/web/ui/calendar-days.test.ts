import { describe, expect, it } from 'vitest';
import { chosenThrough, monthsFrom, nightsAhead, rangeThrough, rowsOf, weeksOf } from './calendar-days.ts';

describe('the days of a month', () => {
  it('stand in weeks that begin on Monday', () => {
    const weeks = weeksOf('2026-06');
    expect(weeks[0]?.[0]).toBe('2026-06-01');
    expect(weeks.at(-1)).toEqual(['2026-06-29', '2026-06-30', '', '', '', '', '']);
    expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
  });

  it('lead over the turn of the year', () => {
    expect([monthsFrom('2026-12', 1), monthsFrom('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });
});

describe('a press upon a day', () => {
  it('takes it, then all up to another one in either direction, and lets one go that is taken', () => {
    const first = chosenThrough([], null, '2026-06-29');
    expect(first).toEqual({ chosen: ['2026-06-29'], anchor: '2026-06-29' });
    const row = ['2026-06-29', '2026-06-30', '2026-07-01'];
    expect(chosenThrough(first.chosen, first.anchor, '2026-07-01')).toEqual({ chosen: row, anchor: null });
    expect(chosenThrough(['2026-07-01'], '2026-07-01', '2026-06-29').chosen).toEqual(row);
    expect(chosenThrough(row, null, '2026-06-30')).toEqual({ chosen: ['2026-06-29', '2026-07-01'], anchor: null });
  });

  it('reaches a year at most', () => {
    expect(chosenThrough(['2026-01-01'], '2026-01-01', '2029-01-01').chosen).toHaveLength(366);
  });
});

describe('a press in a range', () => {
  const none = { from: '', to: '' };
  it.each([
    ['chooses the start', none, '2026-06-29', { from: '2026-06-29', to: '' }],
    ['chooses the end', { from: '2026-06-29', to: '' }, '2026-07-02', { from: '2026-06-29', to: '2026-07-02' }],
    [
      'before the start makes that the end',
      { from: '2026-06-29', to: '' },
      '2026-06-01',
      { from: '2026-06-01', to: '2026-06-29' },
    ],
    [
      'on the start makes one day',
      { from: '2026-06-29', to: '' },
      '2026-06-29',
      { from: '2026-06-29', to: '2026-06-29' },
    ],
    ['starts again', { from: '2026-06-29', to: '2026-07-02' }, '2026-06-30', { from: '2026-06-30', to: '' }],
    [
      'keeps an end that was entered',
      { from: '', to: '2026-07-02' },
      '2026-06-30',
      { from: '2026-06-30', to: '2026-07-02' },
    ],
    ['after that end starts again', { from: '', to: '2026-07-02' }, '2026-07-03', { from: '2026-07-03', to: '' }],
  ])('%s', (_, range, day, next) => {
    expect(rangeThrough(range, day)).toEqual(next);
  });
});

describe('days one after the other', () => {
  it('are rows, whatever their order', () => {
    expect(rowsOf(['2026-07-01', '2026-06-30', '2026-07-04'])).toEqual([
      { from: '2026-06-30', to: '2026-07-01' },
      { from: '2026-07-04', to: '2026-07-04' },
    ]);
  });

  it('have nights where two of them are still to come', () => {
    const dates = ['2026-06-14', '2026-06-15', '2026-06-20', '2026-06-21', '2026-06-22'];
    expect(nightsAhead(dates, '2026-06-14')).toEqual({ from: '2026-06-20', to: '2026-06-22' });
    expect(nightsAhead(dates, '2026-06-21')).toBeNull();
    expect(nightsAhead(dates, '2026-06-13')).toEqual({ from: '2026-06-14', to: '2026-06-15' });
  });
});
