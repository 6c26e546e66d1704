import { assign, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { isUnknown, type StoredConfig } from '../blog-saving/stored-config.ts';
import { callOf } from '../call.ts';
import { notProvided } from '../not-provided.ts';

export type NetworkReturn = { type: 'network.return' };

const firstRetryMs = 2_000;
const maxRetryMs = 60_000;

const reading = setup({
  types: {} as {
    input: { id: string };
    context: {
      id: string;
      failures: number;
      /** The config that was read, until the draft is based on it. */
      stored: StoredConfig | null;
    };
    events: /** The draft stands on this version. */ { type: 'config.settle'; version: number } | NetworkReturn;
  },
  actors: {
    fetchConfig: fromPromise<StoredConfig, { id: string }>(notProvided('fetchConfig')),
    watchNetwork: fromCallback<NetworkReturn>(() => {}),
  },
  actions: {
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    rememberStored: assign((_, stored: StoredConfig) => ({ stored })),
    forgetStored: assign({ stored: null }),
  },
  delays: { backoff: ({ context: { failures } }) => Math.min(maxRetryMs, firstRetryMs * 2 ** failures) },
  guards: {
    isUnknown: (_, version: number) => isUnknown({ version }),
    isKnown: (_, version: number) => !isUnknown({ version }),
  },
});
const call = callOf(reading);

/** Reads a config that could not be read with the page: again after a growing pause, and as soon as the network is back. */
export const configReadingMachine = reading.createMachine({
  id: 'configReading',
  context: ({ input: { id } }) => ({ id, failures: 0, stored: null }),
  invoke: { id: 'watchNetwork', src: 'watchNetwork' },
  initial: 'known',
  states: {
    known: {
      entry: 'forgetStored',
      on: {
        'config.settle': { guard: { type: 'isUnknown', params: ({ event }) => event.version }, target: 'waiting' },
      },
    },
    waiting: {
      on: { 'network.return': 'loading' },
      after: { backoff: 'loading' },
    },
    loading: {
      invoke: call('fetchConfig', {
        input: ({ context: { id } }) => ({ id }),
        done: { target: 'ready', actions: 'rememberStored' },
        failed: { target: 'waiting', actions: 'countFailure' },
      }),
    },
    ready: {
      on: {
        'config.settle': { guard: { type: 'isKnown', params: ({ event }) => event.version }, target: 'known' },
      },
    },
  },
});

export type ConfigReadingSnapshot = SnapshotFrom<typeof configReadingMachine>;
