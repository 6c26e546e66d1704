import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { declaredTransitions } from '#tests/kit/coverage.ts';
import { numbered, wordsOf } from '#tests/kit/describe.ts';
import { flowPage, unexplainedAnswers, unexplainedConditions } from '#tests/kit/flow-page.ts';
import { flows, journeys } from '#tests/kit/flows.ts';
import { indexPage } from '#tests/kit/index-page.ts';
import { brokenRules } from '#tests/kit/invariants.ts';
import type { Model } from '#tests/kit/model.ts';
import { coveringPaths, edgePaths } from '#tests/kit/paths.ts';
import { runPath, runPathWithReloads } from '#tests/kit/run-path.ts';

const pageOf = (name: string) => readFileSync(join(import.meta.dirname, `../../docs/machines/${name}.md`), 'utf8');

const all = Object.entries(flows).map(([name, flow]) => ({ name, flow, model: flow.model }));

describe.each(all)('$model.title', ({ name, flow, model }) => {
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

  it('is written in docs/machines as it is, with how to get each answer and the conditions of each action', () => {
    const own = journeys[name] ?? expect.fail(`There are no journeys of "${name}".`);
    expect(pageOf(name)).toBe(flowPage(flow, own));
    expect([...unexplainedAnswers(flow), ...unexplainedConditions(flow)]).toEqual([]);
  });
});

it('docs/machines lists every flow', () => {
  expect(pageOf('README')).toBe(indexPage(flows));
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
