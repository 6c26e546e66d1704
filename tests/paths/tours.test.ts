import { describe, expect, it } from 'vitest';
import { declaredTransitions } from '#tests/kit/coverage.ts';
import { flows } from '#tests/kit/flows.ts';
import { browserTours, gesturesOf, isTakenByBrowsers, isToured, touredModel } from '#tests/kit/toured.ts';
import { walkMachine } from '#tests/kit/walk-machine.ts';

describe.each(Object.values(flows).filter(isToured))('the tours of $model.title', (flow) => {
  const tours = browserTours(flow);

  it('take every transition that the chart declares, or tell why no browser can', async () => {
    const taken = new Set<string>();
    for (const tour of tours) for (const key of await walkMachine(touredModel(flow), tour)) taken.add(key);
    const missed = declaredTransitions(flow.model.machine).filter((key) => !taken.has(key) && isTakenByBrowsers(key));
    expect(missed).toEqual(Object.keys(flow.tour.unreachable ?? {}));
  });

  it('have a hand for each step, or a call that is held', () => {
    const gestures = gesturesOf(flow);
    const isHeld = (type: string) =>
      Object.keys(flow.tour.calls).some((actor) => /^xstate\.(done|error)\.actor\.(.+)$/.exec(type)?.[2] === actor);
    const types = new Set(tours.flatMap((tour) => tour.map(({ event }) => event.type)));
    expect([...types].filter((type) => !(type in gestures) && !isHeld(type))).toEqual([]);
  });
});
