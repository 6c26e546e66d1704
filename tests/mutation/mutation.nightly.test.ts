import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flows, journeys } from '#tests/kit/flows.ts';
import { countsOf, indexPage, type MutationCounts } from '#tests/kit/index-page.ts';
import { mutationScore } from '#tests/kit/mutation.ts';
import { letPass } from './let-pass.ts';

const counts: Record<string, MutationCounts> = {};

describe('a mistake planted in a chart', () => {
  it.each(Object.entries(journeys))('is noticed by a suite of %s, or let pass for a reason', async (name, own) => {
    const { model } = flows[name] ?? expect.fail(`There is no flow "${name}".`);
    const score = await mutationScore(model, own);
    counts[name] = countsOf(score);
    expect(score.survived.toSorted()).toEqual(Object.keys(letPass[name] ?? {}).toSorted());
  });

  it('is counted in docs/machines/README.md', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/machines/README.md'), 'utf8');
    expect(page).toBe(indexPage(flows, counts));
  });
});
