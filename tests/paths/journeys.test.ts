import { describe, expect, it } from 'vitest';
import { isPublic } from '#tests/kit/model.ts';
import { journeys } from './journeys.ts';
import { models } from './models.ts';
import { words } from './words.ts';

describe.each(Object.entries(journeys))('%s', (_, told) => {
  it.each(told.titles)('%s', (title) => told.take(title));
});

it('every chart has journeys', () => {
  expect(Object.keys(journeys).sort()).toEqual(Object.keys(models).sort());
});

it.each(Object.entries(models))('every event of %s is told in words', (name, model) => {
  const told = Object.keys(words[name] ?? {});
  expect(told.sort()).toEqual(Object.keys(model.cases).filter(isPublic).sort());
});
