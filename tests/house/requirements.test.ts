import { expect, it } from 'vitest';
import { listCitations, listRequirements } from './requirements-list.ts';

/** A test may cite the decision on an open question. */
const isOpenQuestion = (id: string): boolean => id.startsWith('OPEN-');

it('every cited id is a requirement of docs/requirements.md', () => {
  const known = new Set(listRequirements().map(({ id }) => id));
  const unknown = [...listCitations()]
    .filter(([id]) => !known.has(id) && !isOpenQuestion(id))
    .map(([id, files]) => `${id} in ${[...files]}`);
  expect(unknown).toEqual([]);
});

it('every requirement is cited in the title of a test', () => {
  const cited = listCitations();
  const requirements = listRequirements();
  expect(requirements.length).toBeGreaterThan(500);
  expect(requirements.filter(({ id }) => !cited.has(id)).map(({ id }) => id)).toEqual([]);
});
