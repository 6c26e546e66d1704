import { describe, expect, it } from 'vitest';
import { flows } from '#tests/kit/flows.ts';
import { brokenRules } from '#tests/kit/invariants.ts';
import type { Model } from '#tests/kit/model.ts';
import { walksOf } from '#tests/kit/walks.ts';

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

describe('at every step of every walk', () => {
  it.each(Object.values(flows))('$model.title keeps the rules of all charts', ({ model }) => {
    expect(brokenRules(model, walksOf(model))).toEqual([]);
  });

  it('every chart that asks about something has a rule by which its answer belongs to it', () => {
    const asking = Object.entries(flows).filter(([, { model }]) => asksAboutSomething(model));
    expect(asking.length).toBeGreaterThan(15);
    expect(asking.filter(([, { model }]) => model.belongs === undefined).map(([name]) => name)).toEqual([]);
  });
});
