import { describe, expect, it } from 'vitest';
import { createMachine, fromPromise, setup } from 'xstate';
import { catalogueOf } from './catalogue.ts';
import { drive, startControlled } from './controllable.ts';
import { declaredTransitions } from './coverage.ts';
import { type Model, modelOf } from './model.ts';
import { mutantsOf } from './mutants.ts';
import { toursOf } from './tours.ts';
import { walksOf } from './walks.ts';

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
  for (const walk of walksOf(model)) {
    const run = startControlled(model.machine, model.input);
    for (const { event } of walk.slice(1)) await drive(run, event);
    for (const key of run.taken) taken.add(key);
  }
  return declaredTransitions(model.machine).filter((key) => !taken.has(key));
}

describe('the walker', () => {
  it('takes every transition of a chart that can be walked', async () => {
    expect(await transitionsNotTaken(doorModel())).toEqual([]);
  });

  it('names a transition that nothing leads to', async () => {
    expect(await transitionsNotTaken(doorModel({ on: { pull: 'shut' } }))).toEqual(['ajar — pull → shut #0']);
  });

  it('asks for the case of an event that has none', () => {
    expect(() => walksOf({ ...doorModel(), cases: { push: [{}] } })).toThrow('There is no case for "pull".');
  });

  it('writes another catalogue when a transition leads elsewhere', () => {
    const words = { push: 'Push the door', pull: 'Pull it' };
    const pageOf = (model: Model) => catalogueOf(model, { words, journeys: ['somebody goes in'] });
    expect(pageOf(doorModel({}, 'ajar'))).not.toBe(pageOf(doorModel()));
    expect(pageOf(doorModel())).toContain('| Push the door | **open** | – |');
    expect(pageOf(doorModel())).toContain('- somebody goes in');
  });

  it('refuses to answer for an actor that the chart never started', async () => {
    const run = startControlled(doorModel().machine, undefined);
    await expect(drive(run, { type: 'xstate.done.actor.key' })).rejects.toThrow('The chart never started "key".');
  });

  it('plants no mistake that is none: another name of the same target', () => {
    const names = mutantsOf(doorModel().machine).map(({ name }) => name);
    expect(names).not.toContain('shut.push: #0 to #door.open');
    expect(names).toEqual(expect.arrayContaining(['shut.push: #0 to #door.ajar', 'open.pull: no #0']));
  });

  it('does not compile without a case for each event and each answer', () => {
    const machine = setup({
      types: {} as { events: { type: 'push' } | { type: 'pull'; hard: boolean } },
      actors: { unlock: fromPromise(async () => 'open' as const) },
    }).createMachine({});
    const whole = { push: [{}], pull: [{ hard: true }] } as const;
    const door = { title: 'Door', machine, input: undefined };
    expect(Object.keys(modelOf({ ...door, events: whole, answers: { unlock: ['open'] } }).cases)).toEqual([
      'push',
      'pull',
      'xstate.done.actor.unlock',
      'xstate.error.actor.unlock',
    ]);
    // @ts-expect-error an event is missing
    modelOf({ ...door, events: { push: [{}] }, answers: { unlock: ['open'] } });
    // @ts-expect-error an event lacks what it carries
    modelOf({ ...door, events: { ...whole, pull: [{}] }, answers: { unlock: ['open'] } });
    // @ts-expect-error an actor's answer is missing
    modelOf({ ...door, events: whole, answers: {} });
    // @ts-expect-error an actor never answers so
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
    const door = { title: 'Door', machine, input: undefined, events: { push: [{}] } } as const;
    const stuck = { kind: 'stuck', why: 'rust' } as const;
    modelOf({ ...door, answers: { unlock: [{ kind: 'open' }, stuck], knock: ['come', 'wait'] } });
    // @ts-expect-error nobody says what follows when it is stuck
    modelOf({ ...door, answers: { unlock: [{ kind: 'open' }], knock: ['come', 'wait'] } });
    // @ts-expect-error nobody says what follows when one has to wait
    modelOf({ ...door, answers: { unlock: [{ kind: 'open' }, stuck], knock: ['come'] } });
  });

  it('tours every event in every state with few long walks', () => {
    const [tour, ...others] = toursOf(doorModel());
    expect(tour?.map(({ event }) => event.type)).toEqual(['open', 'push', 'pull']);
    expect(others).toEqual([]);
  });

  it('takes no step in a tour that its driver cannot take', () => {
    const tours = toursOf(doorModel(), { isPassable: (_, { type }) => type !== 'pull' });
    expect(tours.map((tour) => tour.map(({ event }) => event.type))).toEqual([['open', 'push']]);
  });
});
