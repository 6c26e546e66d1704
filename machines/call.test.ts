import { describe, expect, it } from 'vitest';
import { assign, createActor, fromPromise, setup, waitFor } from 'xstate';
import { messageOf } from '#machines/rules/message-of.ts';
import { callOf, failureMessage, type OfKind, refusalMessage } from './call.ts';
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
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign(failureMessage),
    rememberError: assign((_, { step, message }: { step: string; message: string | null }) => ({
      message: `${step}: ${message}`,
    })),
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

describe('a call', () => {
  it('follows the branch of the kind of its answer, which the actions receive', async () => {
    const found = Promise.resolve({ kind: 'found', name: 'Deniz' } as const);
    expect(await endedBy(found)).toEqual({ value: 'found', name: 'Deniz', message: null });
  });

  it('stops the chart on an answer of a kind that has no route', async () => {
    const stolen = Promise.resolve(JSON.parse('{"kind":"stolen"}'));
    const actor = createActor(chart.provide({ actors: { find: fromPromise<Answer, { name: string }>(() => stolen) } }));
    const error = await new Promise((resolve) => actor.start().subscribe({ error: resolve }));
    expect(String(error)).toContain('No route for an answer of the kind "stolen".');
    expect(actor.getSnapshot()).toMatchObject({ status: 'error', value: 'finding' });
  });

  it('takes the first branch with an open guard', async () => {
    const missing = Promise.resolve({ kind: 'missing' } as const);
    expect(await endedBy(missing)).toMatchObject({ value: 'empty' });
    expect(await endedBy(missing, 'Deniz')).toMatchObject({ value: 'lost' });
  });

  it('remembers the message of a rejection and of a failure alike', async () => {
    const refused = Promise.resolve({ kind: 'refused', message: 'Not today.' } as const);
    expect(await endedBy(refused)).toMatchObject({ value: 'failed', message: 'Not today.' });
    expect(await endedBy(Promise.reject(new Error('Network Error')))).toMatchObject({ message: 'Network Error' });
    expect(await endedBy(Promise.reject('Wrong Services'))).toMatchObject({ value: 'failed', message: null });
  });

  it('passes params to an action, as they are or made from the answer', async () => {
    const naming = flow.createMachine({
      context: { name: '', message: null },
      initial: 'finding',
      states: {
        finding: {
          invoke: call('find', {
            input: { name: '' },
            found: { target: 'ended', actions: { type: 'rememberName', params: { kind: 'found', name: 'Mia' } } },
            missing: 'ended',
            refused: {
              target: 'ended',
              actions: ['rememberRefusal', { type: 'rememberName', params: { kind: 'found', name: 'nobody' } }],
            },
            failed: {
              target: 'ended',
              actions: {
                type: 'rememberError',
                params: ({ failure }) => ({ step: 'finding', message: messageOf(failure) }),
              },
            },
          }),
        },
        ended: { type: 'final' },
      },
    });
    const contextAfter = async (find: () => Promise<Answer>) => {
      const actor = createActor(naming.provide({ actors: { find: fromPromise<Answer, { name: string }>(find) } }));
      return (await waitFor(actor.start(), ({ status }) => status === 'done')).context;
    };
    expect(await contextAfter(async () => ({ kind: 'found', name: 'Deniz' }))).toMatchObject({ name: 'Mia' });
    expect(await contextAfter(async () => ({ kind: 'refused', message: 'No.' }))).toEqual({
      name: 'nobody',
      message: 'No.',
    });
    expect(await contextAfter(() => Promise.reject(new Error('Network Error')))).toMatchObject({
      message: 'finding: Network Error',
    });
  });
});

describe('the configuration of a call', () => {
  it('names itself and the kinds of its answer for diagrams', () => {
    const { id, src, onDone } = Object(chart.config.states?.finding?.invoke);
    expect([id, src]).toEqual(['find', 'find']);
    expect(onDone.map(({ guard }: { guard?: { name?: string } }) => guard?.name)).toEqual([
      'isFound',
      'and',
      'isMissing',
      undefined,
    ]);
  });

  it('does not compile without a route for each kind, or with an action that cannot accept it', () => {
    const input = { name: '' };
    const wrong = [
      // @ts-expect-error 'refused' has no route.
      call('find', { input, found: 'found', missing: 'empty', failed: 'failed' }),
      // @ts-expect-error A failure has no route.
      call('find', { input, found: 'found', missing: 'empty', refused: 'failed' }),
      // @ts-expect-error There is no such kind.
      call('find', { input, found: 'found', missing: 'empty', refused: 'failed', failed: 'failed', stolen: 'lost' }),
      // @ts-expect-error 'missing' has no name.
      call('find', { input, found: 'found', missing: { actions: 'rememberName' }, refused: 'lost', failed: 'lost' }),
      call('find', {
        ...{ input, found: 'found', missing: 'empty', refused: 'failed' },
        // @ts-expect-error An error has a step.
        failed: { actions: { type: 'rememberError', params: { message: null } } },
      }),
      call('find', {
        ...{ input, found: 'found', missing: 'empty', refused: 'failed' },
        // @ts-expect-error A failure has no name.
        failed: { actions: { type: 'rememberName', params: ({ name }) => ({ kind: 'found', name }) } },
      }),
      // @ts-expect-error The input is missing.
      call('find', { found: 'found', missing: 'empty', refused: 'failed', failed: 'failed' }),
      // @ts-expect-error 'heavy' has no route.
      call('weigh', { light: 'found', failed: 'failed' }),
      // @ts-expect-error 'done' has no route.
      call('forget', { failed: 'failed' }),
      // @ts-expect-error There is no such actor.
      call('burn', { done: 'found', failed: 'failed' }),
    ];
    expect(wrong).toHaveLength(10);
  });
});
