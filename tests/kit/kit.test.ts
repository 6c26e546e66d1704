import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { behaviourOf } from './catalogue.ts';
import { drive, startControlled } from './controllable.ts';
import { declaredTransitions } from './coverage.ts';
import { type Model, walksOf } from './model.ts';
import { mutationScore } from './mutation.ts';

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
    expect(behaviourOf(walksOf(doorModel({}, 'ajar')))).not.toBe(behaviourOf(walksOf(doorModel())));
  });

  it('refuses to answer for an actor that the chart never started', async () => {
    const run = startControlled(doorModel().machine, undefined);
    await expect(drive(run, { type: 'xstate.done.actor.key' })).rejects.toThrow('The chart never started "key".');
  });

  it('counts every mistake as noticed, save the one that changes nothing', () => {
    const { killed, survived, equivalent } = mutationScore(doorModel());
    expect(survived).toEqual([]);
    expect(equivalent).toEqual(['shut.push: #0 to #door.open', 'open.pull: #0 to #door.shut']);
    expect(killed).toContain('shut.push: #0 to #door.ajar');
    expect(killed).toContain('open.pull: no #0');
  });
});
