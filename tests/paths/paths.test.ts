import { describe, expect, it } from 'vitest';
import { declaredTransitions } from '#tests/kit/coverage.ts';
import { numbered, wordsOf } from '#tests/kit/describe.ts';
import { flows } from '#tests/kit/flows.ts';
import { brokenRules } from '#tests/kit/invariants.ts';
import type { Model } from '#tests/kit/model.ts';
import { coveringPaths, edgePaths } from '#tests/kit/paths.ts';
import { runPath, runPathWithReloads } from '#tests/kit/run-path.ts';

describe.each(Object.values(flows))('$model.title', (flow) => {
  const { model } = flow;
  const paths = coveringPaths(model);

  it.for(numbered(wordsOf(flow), paths))('$name', async ({ path }) => {
    await runPath(model, path);
    await runPathWithReloads(model, path);
  });

  it('takes every transition of the chart', async () => {
    const taken = new Set<string>();
    for (const path of paths) for (const transition of await runPath(model, path)) taken.add(transition);
    expect(declaredTransitions(model.machine).filter((transition) => !taken.has(transition))).toEqual(
      model.journeyOnly ?? [],
    );
  });

  it('keeps the rules of all charts', () => {
    expect(brokenRules(model)).toEqual([]);
  });
});

/** Pauses and clocks answer only about time, and a child flow judges its own calls. */
const asksQuestions = (model: Model): boolean =>
  edgePaths(model).some(({ steps }) =>
    steps.some(({ calls }) =>
      Object.entries(calls).some(
        ([id, input]) =>
          input !== undefined &&
          `xstate.done.actor.${id}` in model.cases &&
          !['pause', 'countdown'].includes(id) &&
          !(`xstate.snapshot.${id}` in model.cases),
      ),
    ),
  );

it('every chart that asks a question has a rule for which question its answer belongs to', () => {
  const asking = Object.entries(flows).filter(([, { model }]) => asksQuestions(model));
  expect(asking.length).toBeGreaterThan(15);
  expect(asking.filter(([, { model }]) => model.isConsistent === undefined).map(([name]) => name)).toEqual([]);
});
