import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flowPages } from '#tests/kit/atlas-pages.ts';
import { declaredTransitions } from '#tests/kit/coverage.ts';
import { flows, journeys } from '#tests/kit/flows.ts';
import { titleOf } from '#tests/kit/say.ts';
import { toursOf } from '#tests/kit/tours.ts';
import { walkMachine, walkWithReloads } from '#tests/kit/walk-machine.ts';
import { type Walk, walksOf } from '#tests/kit/walks.ts';

const folder = join(import.meta.dirname, '../../docs/machines');

const failedIn = (walk: Walk) => (failure: unknown) => {
  throw new Error(titleOf(walk), { cause: failure });
};

describe.each(Object.values(flows))('$model.title', ({ model }) => {
  const walks = walksOf(model);
  const tours = toursOf(model, { eachAnswer: true });
  const declared = declaredTransitions(model.machine);
  const taken = new Set<string>();

  it('is walked', async () => {
    for (const walk of walks) for (const key of await walkMachine(model, walk).catch(failedIn(walk))) taken.add(key);
  });

  it('takes every transition that the chart declares', () => {
    expect(declared.filter((key) => !taken.has(key))).toEqual([]);
  });

  it('takes every transition in a few long tours too', async () => {
    const toured = new Set<string>();
    for (const tour of tours) for (const key of await walkMachine(model, tour)) toured.add(key);
    expect(declared.filter((key) => !toured.has(key))).toEqual([]);
  });

  it('goes on after a reload between all steps', async () => {
    for (const tour of tours) await walkWithReloads(model, tour);
  });
});

describe('docs/machines', () => {
  it.each(flowPages(flows, journeys))('%s is what the charts say', (name, text) => {
    expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
  });
});
