import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flowPages } from '#tests/kit/atlas-pages.ts';
import { declaredTransitions } from '#tests/kit/coverage.ts';
import { flows, journeys } from '#tests/kit/flows.ts';
import { brokenRules } from '#tests/kit/invariants.ts';
import type { Model } from '#tests/kit/model.ts';
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

  it('keeps the rules of all charts at every step of every walk', () => {
    expect(brokenRules(model, walks)).toEqual([]);
  });
});

/** A pause and a clock are asked about nothing but time, and a flow of a page judges its own calls. */
const asksAboutSomething = (model: Model): boolean =>
  walksOf(model).some((walk) =>
    walk.some(({ calls }) =>
      Object.entries(calls).some(
        ([id, input]) =>
          input !== undefined &&
          `xstate.done.actor.${id}` in model.cases &&
          !['pause', 'countdown'].includes(id) &&
          !(`xstate.snapshot.${id}` in model.cases),
      ),
    ),
  );

it('every chart that asks about something has a rule by which its answer belongs to it', () => {
  const asking = Object.entries(flows).filter(([, { model }]) => asksAboutSomething(model));
  expect(asking.length).toBeGreaterThan(15);
  expect(asking.filter(([, { model }]) => model.belongs === undefined).map(([name]) => name)).toEqual([]);
});

describe('docs/machines', () => {
  it.each(flowPages(flows, journeys))('%s is what the charts say', (name, text) => {
    expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
  });
});
