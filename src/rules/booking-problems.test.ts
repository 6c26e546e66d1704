import { expect, it } from 'vitest';
import { stayProblems } from './booking-problems.ts';

it('the problems of an empty stay come in the order of the form', () => {
  const form = { hotelName: '', cityName: '', checkIn: '', checkOut: '', stayType: null, deliverables: [] };
  const problems = stayProblems({ ...form, budgetPerNight: null, currency: null }, '2026-06-10');
  expect(Object.keys(problems)).toEqual(['cityName', 'checkIn', 'checkOut', 'hotelName', 'stayType', 'deliverables']);
});

const stay = { hotelName: 'Bay House', cityName: 'Kaş', checkIn: '2026-07-01', checkOut: '2026-07-03' };
const terms = { stayType: 'paid' as const, deliverables: [], budgetPerNight: null, currency: null };

it.each([
  ['tomorrow', '2026-06-10', '2026-06-11', []],
  ['today', '2026-06-09', '2026-06-11', ['checkIn']],
  ['two years after tomorrow', '2028-06-09', '2028-06-10', []],
  ['a day later than two years after tomorrow', '2028-06-10', '2028-06-11', ['checkIn']],
  ['in July for 30 nights', '2026-07-01', '2026-07-31', []],
  ['in July for 31 nights', '2026-07-01', '2026-08-01', ['checkOut']],
  ['in July for one night', '2026-07-01', '2026-07-02', []],
  ['in July for no night', '2026-07-01', '2026-07-01', ['checkOut']],
])('a stay may begin and last within its limits: %s', (_, checkIn, checkOut, wrong) => {
  expect(Object.keys(stayProblems({ ...stay, ...terms, checkIn, checkOut }, '2026-06-10'))).toEqual(wrong);
});
