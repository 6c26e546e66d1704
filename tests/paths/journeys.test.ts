import { describe, expect, it } from 'vitest';
import { wordsOf } from '#tests/kit/describe.ts';
import { flows, journeys } from '#tests/kit/flows.ts';
import { isPublic } from '#tests/kit/model.ts';

describe.each(Object.entries(journeys))('%s', (_, told) => {
  it.each(told.titles)('%s', (title) => told.take(title));
});

it.each(Object.entries(flows))('every event of %s is put into words', (_, flow) => {
  const words = wordsOf(flow);
  expect(Object.keys(words).filter(isPublic).sort()).toEqual(Object.keys(flow.model.cases).filter(isPublic).sort());
});
