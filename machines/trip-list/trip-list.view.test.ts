import { expect, it } from 'vitest';
import { tripFilterAt } from './trip-list.view.ts';

it.each([
  ['draft', 'draft'],
  ['archived', 'archived'],
  ['changed', 'all'],
  ['', 'all'],
])('an address with the state “%s” shows %s trips', (state, filter) => {
  expect(tripFilterAt([['state', state]])).toBe(filter);
});

it('an address without a state shows all trips', () => {
  expect(tripFilterAt([])).toBe('all');
});
