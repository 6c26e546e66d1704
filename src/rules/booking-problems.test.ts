import { expect, it } from 'vitest';
import { stayProblems } from './booking-problems.ts';

it('the problems of an empty stay come in the order of the form', () => {
  const form = { hotelName: '', cityName: '', checkIn: '', checkOut: '', stayType: null, deliverables: [] };
  const problems = stayProblems({ ...form, budgetPerNight: null, currency: null }, '2026-06-10');
  expect(Object.keys(problems)).toEqual(['cityName', 'checkIn', 'checkOut', 'hotelName', 'stayType', 'deliverables']);
});
