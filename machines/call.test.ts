import { describe, expect, it } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { callOf, failureWords, type OfKind, refusalWords } from './call.ts';
import type { Refused } from './refusal.ts';

type Answer = { kind: 'found'; name: string } | { kind: 'missing' } | Refused;

const flow = setup({
  types: {} as { context: { name: string; message: string | null }; events: { type: 'name.find' } },
  actors: {
    find: fromPromise<Answer, { name: string }>(() => Promise.reject()),
    weigh: fromPromise<'light' | 'heavy'>(() => Promise.reject()),
    forget: fromPromise<void>(() => Promise.reject()),
  },
  actions: {
    rememberName: assign((_, { name }: OfKind<Answer, 'found'>) => ({ name })),
    rememberRefusal: assign(refusalWords),
    rememberFailure: assign(failureWords),
  },
  guards: { isNamed: ({ context }) => context.name !== '' },
});
const call = callOf(flow);

const chart = flow.createMachine({
  context: { name: '', message: null },
  initial: 'finding',
  states: {
    finding: {
      invoke: call('find', {
        input: ({ context }) => ({ name: context.name }),
        found: { target: 'found', actions: 'rememberName' },
        missing: [{ guard: 'isNamed', target: 'lost' }, { target: 'empty' }],
        refused: { target: 'failed', actions: 'rememberRefusal' },
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    found: {},
    lost: {},
    empty: {},
    failed: { on: { 'name.find': 'finding' } },
  },
});

async function endedBy(outcome: Promise<Answer>, name = '') {
  const actor = createActor(chart.provide({ actors: { find: fromPromise<Answer, { name: string }>(() => outcome) } }), {
    snapshot: chart.resolveState({ value: 'failed', context: { name, message: null } }),
  });
  actor.start();
  actor.send({ type: 'name.find' });
  await outcome.catch(() => {});
  await Promise.resolve();
  const { value, context } = actor.getSnapshot();
  return { value, ...context };
}

describe('a call of a chart', () => {
  it('leads each kind of its answer where the chart says, and gives it to the actions', async () => {
    const found = Promise.resolve({ kind: 'found', name: 'Deniz' } as const);
    expect(await endedBy(found)).toEqual({ value: 'found', name: 'Deniz', message: null });
  });

  it('takes the first way that is open', async () => {
    const missing = Promise.resolve({ kind: 'missing' } as const);
    expect(await endedBy(missing)).toMatchObject({ value: 'empty' });
    expect(await endedBy(missing, 'Deniz')).toMatchObject({ value: 'lost' });
  });

  it('remembers the words of a refusal and of a failure in one shape', async () => {
    const refused = Promise.resolve({ kind: 'refused', message: 'Not today.' } as const);
    expect(await endedBy(refused)).toMatchObject({ value: 'failed', message: 'Not today.' });
    expect(await endedBy(Promise.reject(new Error('Network Error')))).toMatchObject({ message: 'Network Error' });
    expect(await endedBy(Promise.reject('Wrong Services'))).toMatchObject({ value: 'failed', message: null });
  });

  it('is known to a diagram by its own name and by the kinds of its answer', () => {
    const { id, src, onDone } = Object(chart.config.states?.finding?.invoke);
    expect([id, src]).toEqual(['find', 'find']);
    expect(onDone.map(({ guard }: { guard?: { name?: string } }) => guard?.name)).toEqual([
      'isFound',
      'and',
      'isMissing',
      undefined,
    ]);
  });

  it('does not compile without a route for each kind, or with an action that cannot take it', () => {
    const input = { name: '' };
    const wrong = [
      // @ts-expect-error Nothing is said of 'refused'.
      call('find', { input, found: 'found', missing: 'empty', failed: 'failed' }),
      // @ts-expect-error Nothing is said of a failure.
      call('find', { input, found: 'found', missing: 'empty', refused: 'failed' }),
      // @ts-expect-error There is no such kind.
      call('find', { input, found: 'found', missing: 'empty', refused: 'failed', failed: 'failed', stolen: 'lost' }),
      // @ts-expect-error What is missing has no name.
      call('find', { input, found: 'found', missing: { actions: 'rememberName' }, refused: 'lost', failed: 'lost' }),
      // @ts-expect-error It is asked about a name.
      call('find', { found: 'found', missing: 'empty', refused: 'failed', failed: 'failed' }),
      // @ts-expect-error A word is a kind as well.
      call('weigh', { light: 'found', failed: 'failed' }),
      // @ts-expect-error What has no kinds is done.
      call('forget', { failed: 'failed' }),
      // @ts-expect-error There is no such actor.
      call('burn', { done: 'found', failed: 'failed' }),
    ];
    expect(wrong).toHaveLength(8);
  });
});
