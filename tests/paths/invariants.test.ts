import { describe, expect, it } from 'vitest';
import { flows } from '#tests/kit/flows.ts';
import { brokenRules } from '#tests/kit/invariants.ts';
import { walksOf } from '#tests/kit/walks.ts';

describe('at every step of every walk', () => {
  it.each(Object.values(flows))('$model.title keeps the rules of all charts', ({ model }) => {
    expect(brokenRules(model, walksOf(model))).toEqual([]);
  });
});
