import { describe, expect, it } from 'vitest';
import { flows, journeys } from '#tests/kit/flows.ts';
import { isPublic } from '#tests/kit/model.ts';

describe.each(Object.entries(journeys))('%s', (_, told) => {
  it.each(told.titles)('%s', (title) => told.take(title));
});

it.each(Object.entries(flows))('every event of %s is told in words', (_, { model, words }) => {
  expect(Object.keys(words).sort()).toEqual(Object.keys(model.cases).filter(isPublic).sort());
});
