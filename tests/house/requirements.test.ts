import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

const page = readFileSync(join(import.meta.dirname, '../../docs/conformance.md'), 'utf8');
const idsUnder = (title: string): string[] => {
  const [, section = ''] = page.split(`\n## ${title}\n`);
  const rows = section.split('\n## ')[0]?.match(/^\|[^|]*/gm) ?? [];
  return rows.flatMap((firstCell) => firstCell.match(/[A-Z]+-\d+/g) ?? []);
};

/** What is beyond the specification is met by being there. */
const isSpecified = (area: string | undefined): boolean => area !== 'BEYOND';

it('docs/conformance.md counts the requirements of each area', () => {
  const rows = [...page.matchAll(/^\| ([A-Z]+) +\| (\d+) +\| (\d+) +\| (\d+)/gm)];
  const counted = rows
    .filter(([, area]) => isSpecified(area))
    .map(([, area, ...counts]) => [area, ...counts.map(Number)]);
  const differing = idsUnder('Met otherwise');
  const specified = listRequirements().filter(({ area }) => isSpecified(area));
  expect(counted).toEqual(
    [...Map.groupBy(specified, ({ area }) => area)].map(([area, items]) => {
      const others = items.filter(({ id }) => differing.includes(id)).length;
      return [area, items.length, items.length - others, others];
    }),
  );
});

it('every requirement is proven by a test that looks from outside, or cannot be', () => {
  const outside = /^tests\/(?:http|e2e|conformance|screens)\//;
  const cited = listCitations();
  const unseen = listRequirements().filter(({ id }) => ![...(cited.get(id) ?? [])].some((file) => outside.test(file)));
  expect(unseen.map(({ id }) => id).toSorted()).toEqual(idsUnder('Seen from inside alone').toSorted());
});
