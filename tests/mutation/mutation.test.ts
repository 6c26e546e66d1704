import { describe, expect, it } from 'vitest';
import { mutationScore } from '#tests/kit/mutation.ts';
import { journeys } from '#tests/paths/journeys.ts';
import { models } from '#tests/paths/models.ts';
import { accepted } from './accepted.ts';

describe('a mistake planted in a chart', () => {
  it.each(Object.entries(journeys))('is noticed in %s', async (name, told) => {
    const model = models[name];
    if (!model) throw new Error('no model');
    const at = performance.now();
    const score = await mutationScore(model, told);
    console.log(name, score.journeys.length, score.rules.length, score.survived.length, Math.round(performance.now() - at));
    expect(score.survived.filter(x => !(x in (accepted[name]??{})))).toEqual([]);
  });
});
