import { describe, expect, it } from 'vitest';
import { createMachine, fromPromise, setup } from 'xstate';
import { drive, startControlled } from './controllable.ts';
import { declaredTransitions } from './coverage.ts';
import { numbered } from './describe.ts';
import { diagramsOf, mermaidOf } from './diagram.ts';
import { type Model, modelOf } from './model.ts';
import { mutantsOf } from './mutants.ts';
import { coveringPaths, edgePaths } from './paths.ts';
import { runPath } from './run-path.ts';
import { toursOf } from './tours.ts';

const doorModel = (inAjar: object = {}, opened = 'open'): Model => ({
  title: 'Door',
  machine: createMachine({
    id: 'door',
    initial: 'shut',
    states: { shut: { on: { push: opened } }, open: { on: { pull: 'shut' } }, ajar: inAjar },
  }),
  input: undefined,
  cases: { push: [{}], pull: [{}] },
});

async function transitionsNotTaken(model: Model): Promise<string[]> {
  const taken = new Set<string>();
  for (const path of coveringPaths(model)) for (const key of await runPath(model, path)) taken.add(key);
  return declaredTransitions(model.machine).filter((key) => !taken.has(key));
}

describe('paths', () => {
  it('take every transition of a chart', async () => {
    expect(await transitionsNotTaken(doorModel())).toEqual([]);
  });

  it('do not take a transition that nothing leads to', async () => {
    expect(await transitionsNotTaken(doorModel({ on: { pull: 'shut' } }))).toEqual(['ajar — pull → shut #0']);
  });

  it('are few: a path that another one contains is left out', () => {
    const words = { push: 'Push the door', pull: 'Pull it' };
    expect(numbered(words, coveringPaths(doorModel())).map(({ name }) => name)).toEqual(['1. Push the door, pull it']);
  });

  it('need a case for every event', () => {
    expect(() => edgePaths({ ...doorModel(), cases: { push: [{}] } })).toThrow('There is no case for "pull".');
  });

  it('fail where the chart behaves otherwise than they expect', async () => {
    const [path] = coveringPaths(doorModel());
    const wrong = doorModel({ on: { pull: 'shut' } }, 'ajar');
    await expect(runPath(wrong, path ?? expect.fail())).rejects.toThrow();
  });
});

describe('a controlled chart', () => {
  it('gives no answer for a call that was never started', () => {
    const run = startControlled(doorModel().machine, undefined);
    expect(() => drive(run, { type: 'xstate.done.actor.key' })).toThrow('The chart never started "key".');
  });
});

describe('a diagram', () => {
  it('shows the states, their calls and every transition', () => {
    const machine = createMachine({
      id: 'door',
      initial: 'shut',
      states: {
        shut: { on: { push: { target: 'opening', guard: 'hasKey' } } },
        opening: { invoke: { src: 'unlock', id: 'unlock', onDone: 'open', onError: 'shut' } },
        open: { initial: 'wide', states: { wide: { always: 'ajar' }, ajar: {} }, after: { 500: 'shut' } },
      },
    });
    const [diagram] = diagramsOf(machine);
    expect(diagram?.title).toBe('All states');
    expect(diagram && mermaidOf(diagram)).toBe(`stateDiagram-v2
  [*] --> shut
  shut
  state "opening<br/>⟳ unlock" as opening
  state "open" as open {
    [*] --> open__wide
    state "wide" as open__wide
    state "ajar" as open__ajar
  }
  shut --> opening: push [hasKey]
  opening --> open: unlock answers
  opening --> shut: unlock fails
  open --> shut: after 500
  open__wide --> open__ajar: always`);
  });
});

describe('a planted mistake', () => {
  it('is a real one: another name of the same target is none', () => {
    const names = mutantsOf(doorModel().machine).map(({ name }) => name);
    expect(names).not.toContain('shut.push: #0 to #door.open');
    expect(names).toEqual(expect.arrayContaining(['shut.push: #0 to #door.ajar', 'open.pull: no #0']));
  });
});

describe('a model', () => {
  it('does not compile without a case for each event that carries something, and for each answer', () => {
    const machine = setup({
      types: {} as { events: { type: 'push' } | { type: 'pull'; hard: boolean } },
      actors: { unlock: fromPromise(async () => 'open' as const) },
    }).createMachine({ on: { push: { actions: () => {} }, pull: { actions: () => {} } } });
    const whole = { pull: [{ hard: true }] } as const;
    const door = { title: 'Door', machine, input: undefined };
    expect(Object.keys(modelOf({ ...door, events: whole, answers: { unlock: ['open'] } }).cases)).toEqual([
      'push',
      'pull',
      'xstate.done.actor.unlock',
      'xstate.error.actor.unlock',
    ]);
    // @ts-expect-error an event is missing
    modelOf({ ...door, events: {}, answers: { unlock: ['open'] } });
    // @ts-expect-error an event has no payload
    modelOf({ ...door, events: { ...whole, pull: [{}] }, answers: { unlock: ['open'] } });
    // @ts-expect-error the answer of an actor is missing
    modelOf({ ...door, events: whole, answers: {} });
    // @ts-expect-error the actor never answers this
    modelOf({ ...door, events: whole, answers: { unlock: ['shut'] } });
  });

  it('does not compile without a case for each kind of an answer', () => {
    const machine = setup({
      types: {} as { events: { type: 'push' } },
      actors: {
        unlock: fromPromise(async (): Promise<{ kind: 'open' } | { kind: 'stuck'; why: string }> => ({ kind: 'open' })),
        knock: fromPromise(async (): Promise<'come' | 'wait'> => 'come'),
      },
    }).createMachine({});
    const door = { title: 'Door', machine, input: undefined, events: {} } as const;
    const stuck = { kind: 'stuck', why: 'rust' } as const;
    modelOf({ ...door, answers: { unlock: [{ kind: 'open' }, stuck], knock: ['come', 'wait'] } });
    // @ts-expect-error the case "stuck" is missing
    modelOf({ ...door, answers: { unlock: [{ kind: 'open' }], knock: ['come', 'wait'] } });
    // @ts-expect-error the case "wait" is missing
    modelOf({ ...door, answers: { unlock: [{ kind: 'open' }, stuck], knock: ['come'] } });
  });
});

describe('tours', () => {
  it('take every event in every state with few long paths', () => {
    const [tour, ...others] = toursOf(doorModel());
    expect(tour?.steps.map(({ event }) => event.type)).toEqual(['xstate.init', 'push', 'pull']);
    expect(others).toEqual([]);
  });
});
