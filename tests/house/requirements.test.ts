import { expect, it } from 'vitest';
import { listCitations, listRequirements } from './requirements-list.ts';

const done = [
  ...['ROUTE', 'HTTP', 'AUTH', 'APPLY', 'VERIFY', 'SPONSOR', 'DISC', 'FILTER', 'CARD', 'MODAL', 'BANK'],
  ...['BLOG', 'TRIPCARD', 'DATA', 'LIMIT'],
];

/** A test may name the point that the contract left open, and that was decided. */
const isLeftOpen = (id: string): boolean => id.startsWith('OPEN-');

it('every id that a test cites is a requirement of docs/requirements.md', () => {
  const known = new Set(listRequirements().map(({ id }) => id));
  const stray = [...listCitations()]
    .filter(([id]) => !known.has(id) && !isLeftOpen(id))
    .map(([id, files]) => `${id} in ${[...files]}`);
  expect(stray).toEqual([]);
});

it('every requirement of the areas that are done is cited by a test', () => {
  const cited = listCitations();
  const open = listRequirements().filter(({ id, area }) => done.includes(area) && !cited.has(id));
  expect(open.map(({ id }) => id)).toEqual([]);
});
