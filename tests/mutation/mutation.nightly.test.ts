import { describe, expect, it } from 'vitest';
import { flows, journeys } from '#tests/kit/flows.ts';
import { survivorsIn } from '#tests/kit/mutation.ts';
import { letPass } from './let-pass.ts';

describe('a mistake planted in a chart', () => {
  it.each(Object.entries(journeys))('is noticed by a suite of %s, or let pass for a reason', async (name, own) => {
    const { model } = flows[name] ?? expect.fail(`There is no flow "${name}".`);
    const survived = await survivorsIn(model, own);
    expect(survived.toSorted()).toEqual(Object.keys(letPass[name] ?? {}).toSorted());
  });
});
