import { describe, expect, it } from 'vitest';
import { journeys } from './journeys.ts';
import { models } from './models.ts';

describe.each(Object.entries(journeys))('%s', (_, told) => {
  it.each(told.titles)('%s', (title) => told.take(title));
});

it('every chart has journeys', () => {
  expect(Object.keys(journeys).sort()).toEqual(Object.keys(models).sort());
});
