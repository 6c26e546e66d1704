import { describe, expect, it } from 'vitest';
import { brokenRules } from '#tests/kit/invariants.ts';
import { walksOf } from '#tests/kit/walks.ts';
import { models } from './models.ts';

describe('at every step of every walk', () => {
  it.each(Object.values(models))('$title keeps the rules of all charts', (model) => {
    expect(brokenRules(model, walksOf(model))).toEqual([]);
  });
});
