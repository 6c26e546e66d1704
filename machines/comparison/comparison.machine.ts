import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { ComparedCreator } from '#contract/sponsor.ts';
import { comparedIn, comparisonOf } from '#machines/rules/comparison-address.ts';
import type { Parameters } from '#rules/parameters.ts';
import { addressBar } from '../address-bar.ts';
import { callOf, failureMessage } from '../call.ts';
import { notProvided } from '../not-provided.ts';
import { referenceListsMachine } from '../reference-lists/reference-lists.machine.ts';

const comparison = setup({
  types: {} as {
    input: { parameters: Parameters };
    context: {
      /** Whom the address names. */
      ids: readonly string[];
      /** Whom the server was asked about, and whom of them it lists. */
      known: readonly string[];
      found: readonly ComparedCreator[];
      /** The creator who was removed last, and the creators before. */
      removed: { name: string; before: readonly string[] } | null;
      message: string | null;
    };
    events:
      | { type: 'address.change'; parameters: Parameters; isReturn: boolean }
      | { type: 'creator.leave'; id: string }
      | { type: 'removal.undo' }
      | { type: 'call.retry' };
    children: { lists: 'lists'; addressBar: 'addressBar' };
  },
  actors: {
    fetchComparison: fromPromise<ComparedCreator[], { ids: readonly string[] }>(notProvided('fetchComparison')),
    lists: referenceListsMachine,
    addressBar,
  },
  actions: {
    rememberIds: assign((_, parameters: Parameters) => ({ ids: comparedIn(parameters) })),
    rememberFound: assign(({ context: { ids } }, found: ComparedCreator[]) => ({ known: ids, found })),
    forgetFound: assign({ known: [], found: [] }),
    rememberRemoved: assign(({ context: { ids, found } }, id: string) => ({
      removed: { name: found.find(({ creator }) => creator._id === id)?.creator.fullName ?? '', before: ids },
    })),
    writeBefore: sendTo('addressBar', ({ context }) => ({
      type: 'parameters.write',
      parameters: comparisonOf(context.removed?.before ?? context.ids),
      isStep: false,
    })),
    forgetRemoved: assign({ removed: null }),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign({ message: null }),
    writeWithout: sendTo('addressBar', ({ context }, id: string) => ({
      type: 'parameters.write',
      parameters: comparisonOf(context.ids.filter((each) => each !== id)),
      isStep: false,
    })),
  },
  guards: {
    namesOthers: ({ context }, parameters: Parameters) => comparedIn(parameters).join() !== context.ids.join(),
    wasRemoved: ({ context: { removed } }) => removed !== null,
    isEmpty: ({ context }) => context.ids.length === 0,
    isAnswered: ({ context: { known } }, parameters: Parameters) => {
      const ids = comparedIn(parameters);
      return ids.length > 0 && ids.every((id) => known.includes(id));
    },
  },
});
const call = callOf(comparison);

export const comparisonMachine = comparison.createMachine({
  id: 'comparison',
  context: ({ input: { parameters } }) => ({
    ids: comparedIn(parameters),
    known: [],
    found: [],
    removed: null,
    message: null,
  }),
  invoke: [
    { id: 'lists', src: 'lists' },
    { id: 'addressBar', src: 'addressBar' },
  ],
  on: {
    'removal.undo': { guard: 'wasRemoved', actions: ['writeBefore', 'forgetRemoved'] },
    'address.change': [
      {
        guard: { type: 'isAnswered', params: ({ event }) => event.parameters },
        actions: { type: 'rememberIds', params: ({ event }) => event.parameters },
      },
      {
        guard: { type: 'namesOthers', params: ({ event }) => event.parameters },
        target: '.loading',
        actions: [{ type: 'rememberIds', params: ({ event }) => event.parameters }, 'forgetFound'],
      },
    ],
  },
  initial: 'loading',
  states: {
    empty: {},
    loading: {
      always: { guard: 'isEmpty', target: 'empty' },
      invoke: call('fetchComparison', {
        input: ({ context: { ids } }) => ({ ids }),
        done: { target: 'ready', actions: 'rememberFound' },
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    ready: {
      on: {
        'creator.leave': {
          actions: [
            { type: 'rememberRemoved', params: ({ event }) => event.id },
            { type: 'writeWithout', params: ({ event }) => event.id },
          ],
        },
      },
    },
    failed: { on: { 'call.retry': 'loading' }, exit: 'forgetMessage' },
  },
});

export type ComparisonActor = ActorRefFrom<typeof comparisonMachine>;
export type ComparisonSnapshot = SnapshotFrom<typeof comparisonMachine>;
