import { describe, expect, it } from 'vitest';
import { browserTours, gesturesOf, isTakenByBrowsers, touredFlows } from '#tests/kit/browser-tours.ts';
import { declaredTransitions } from '#tests/kit/coverage.ts';
import { runPath } from '#tests/kit/run-path.ts';

describe.each(Object.values(touredFlows))('the tours of $model.title', (flow) => {
  const tours = browserTours(flow);

  it('take every transition of the chart, or the flow says why no browser can', async () => {
    const taken = new Set<string>();
    for (const tour of tours) for (const key of await runPath(flow.model, tour)) taken.add(key);
    const missed = declaredTransitions(flow.model.machine).filter((key) => !taken.has(key) && isTakenByBrowsers(key));
    expect(missed).toEqual(Object.keys(flow.tour.unreachable ?? {}));
  });

  it('have a gesture for each step, or a held call', () => {
    const gestures = gesturesOf(flow);
    const isHeld = (type: string) =>
      Object.keys(flow.tour.calls).some((actor) => /^xstate\.(done|error)\.actor\.(.+)$/.exec(type)?.[2] === actor);
    const types = new Set(tours.flatMap(({ steps }) => steps.map(({ event }) => event.type)));
    expect([...types].filter((type) => type !== 'xstate.init' && !(type in gestures) && !isHeld(type))).toEqual([]);
  });
});
