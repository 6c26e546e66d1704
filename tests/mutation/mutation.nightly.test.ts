import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countsOf, indexPage } from '#tests/kit/atlas-pages.ts';
import { flows, journeys } from '#tests/kit/flows.ts';
import { mutationScore } from '#tests/kit/mutation.ts';
import { letPass } from './let-pass.ts';

const counts: Parameters<typeof indexPage>[1] = {};

describe('a mistake planted in a chart', () => {
  it.each(Object.entries(journeys))('is noticed by a suite of %s, whichever it is', async (name, told) => {
    const { model } = flows[name] ?? expect.fail(`There is no flow "${name}".`);
    const score = await mutationScore(model, told);
    counts[name] = countsOf(score);
    expect(score.survived.sort()).toEqual(Object.keys(letPass[name] ?? {}).sort());
  });

  it('is counted in docs/machines/README.md', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/machines/README.md'), 'utf8');
    expect(page).toBe(indexPage(flows, counts));
  });
});
