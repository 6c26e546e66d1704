import { describe, expect, it } from 'vitest';
import { assign, createMachine, fromPromise, raise } from 'xstate';
import { brokenRules } from './invariants.ts';
import type { Model } from './model.ts';

const call = fromPromise(async () => null);
const answers = (...outputs: unknown[]) => ({
  'xstate.done.actor.call': outputs.map((output) => ({ output })),
  'xstate.error.actor.call': [{ error: undefined }],
});
const brokenIn = (states: object, cases: Model['cases'], more: Partial<Model> & { on?: object } = {}) => {
  const { on = {}, ...rest } = more;
  const machine = createMachine(
    { id: 'door', initial: Object.keys(states)[0], context: { asked: '', shown: '' }, on, states } as never,
    { actors: { call } },
  );
  const model = { title: 'Door', machine, input: undefined, cases, ...rest } as Model;
  return brokenRules(model);
};
const calling = (onDone: unknown, onError: unknown = 'shut') => ({
  invoke: { id: 'call', src: 'call', input: ({ context }: { context: object }) => context, onDone, onError },
});
const ask = (asked: string) => assign({ asked });

describe('a rule for every step of every path', () => {
  it('finds nothing in a chart that keeps them all', () => {
    const states = { shut: { on: { push: 'opening' } }, opening: calling('open'), open: { type: 'final' } };
    expect(brokenIn(states, { push: [{}], ...answers(null) })).toEqual([]);
  });

  it('tells a state in which nothing can happen any more', () => {
    expect(brokenIn({ shut: { on: { push: 'open' } }, open: {} }, { push: [{}] })).toEqual([
      'every state is final, busy, or has an event that a person or another flow can send: open',
    ]);
  });

  it('tells a state that makes two calls at once', () => {
    const again = { invoke: { id: 'call', src: 'call', onDone: '#door.shut', onError: '#door.shut' } };
    const states = { shut: { on: { push: 'out' } }, out: { ...again, initial: 'in', states: { in: again } } };
    const broken = brokenIn(states, { push: [{}], ...answers(null) });
    expect(broken).toContain('one call is in flight for each busy state, and none for another: in');
  });

  it('tells a failure that leaves no way out', () => {
    const states = { opening: calling('open', 'stuck'), open: { type: 'final' }, stuck: { type: 'final' } };
    expect(brokenIn(states, answers(null))).toEqual(['a failure leaves a way out: stuck']);
  });

  it('tells an answer to another question than was asked last', () => {
    const states = {
      shut: { on: { push: { target: 'opening', actions: ask('one') }, kick: { target: 'open', actions: ask('two') } } },
      opening: calling('open'),
      open: { on: { kick: { actions: ask('two') } } },
    };
    const isConsistent = ({ value, context }: { value: string; context: { asked: string } }, answered: object) =>
      value !== 'open' || Reflect.get(Object(Reflect.get(answered, 'call')), 'asked') === context.asked;
    const broken = brokenIn(
      states,
      { push: [{}], kick: [{}], ...answers(null) },
      { isConsistent: isConsistent as never },
    );
    expect(broken).toEqual(['a snapshot shows the answer to its latest question: open']);
  });

  it('tells an unknown event that changes something', () => {
    const states = { shut: { on: { push: 'open', '*': { actions: ask('what?') } } }, open: { type: 'final' } };
    expect(brokenIn(states, { push: [{}] })).toContain('a rejected event changes nothing: unknown.event in shut');
  });

  it('tells two kinds of an answer that go the same way', () => {
    const states = { opening: calling('open'), open: { type: 'final' }, shut: { on: { push: 'opening' } } };
    const broken = brokenIn(states, { push: [{}], ...answers({ kind: 'list' }, { kind: 'refused' }) });
    expect(broken).toEqual([
      'each kind of an answer has a route of its own: list, refused of call answers: opening — xstate.done.actor.call → open #0',
    ]);
  });

  it('tells a vertex from which the same event asks for different things', () => {
    const states = { shut: { on: { push: 'opening', write: { actions: ask('two') } } }, opening: calling('shut') };
    const broken = brokenIn(states, { push: [{}], write: [{}], ...answers(null) });
    expect(broken.map((each) => each.split(':')[0])).toEqual(['one vertex starts the same calls']);
    const vertex = ({ asked }: { asked: string }) => asked;
    expect(brokenIn(states, { push: [{}], write: [{}], ...answers(null) }, { vertex })).toEqual([]);
  });

  it('hears what a chart does by itself', () => {
    const states = { shut: { entry: raise({ type: 'push' }), on: { push: 'open' } }, open: { type: 'final' } };
    expect(brokenIn(states, { push: [{}] })).toEqual([]);
  });
});
