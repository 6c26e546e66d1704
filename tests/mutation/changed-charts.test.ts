import { describe, expect, it } from 'vitest';
import { flows, journeys } from '#tests/kit/flows.ts';
import { survivorsIn } from '#tests/kit/mutation.ts';
import { changedFlows } from './changed-charts.ts';
import { letPass } from './let-pass.ts';

/** All charts take a minute: mutation.nightly.test.ts. */
describe('a mistake planted in a changed chart', () => {
  it.for(changedFlows())('is noticed by a suite of %s', async (name) => {
    const model = flows[name]?.model ?? expect.fail(`There is no flow "${name}".`);
    const own = journeys[name] ?? expect.fail(`There are no journeys of "${name}".`);
    const survived = await survivorsIn(model, own);
    expect(survived.toSorted()).toEqual(Object.keys(letPass[name] ?? {}).toSorted());
  });

  it('is looked for in charts that exist', () => {
    expect(Object.keys(journeys)).toEqual(expect.arrayContaining(changedFlows()));
  });
});
