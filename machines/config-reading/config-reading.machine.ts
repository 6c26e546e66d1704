import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { StoredConfig } from '../blog-saving/stored-config.ts';
import { callOf } from '../call.ts';
import type { NetworkReturn } from '../network-return.actors.ts';
import { notProvided } from '../not-provided.ts';
import { report } from '../report.ts';

const [firstDelayMs, maxDelayMs] = [2_000, 60_000];

const reading = setup({
  types: {} as {
    input: { id: string };
    context: { id: string; failures: number };
    events: NetworkReturn;
  },
  actors: {
    fetchConfig: fromPromise<StoredConfig, { id: string }>(notProvided('fetchConfig')),
    watchNetwork: fromCallback<NetworkReturn>(() => {}),
  },
  actions: {
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    report: report<{ type: 'config.loaded'; stored: StoredConfig }>(),
  },
  delays: { backoffMs: ({ context: { failures } }) => Math.min(maxDelayMs, firstDelayMs * 2 ** failures) },
});
const call = callOf(reading);

/** Reads a config that the page could not read: again after a growing delay, and as soon as the network returns. */
export const configReadingMachine = reading.createMachine({
  id: 'configReading',
  context: ({ input: { id } }) => ({ id, failures: 0 }),
  invoke: { id: 'watchNetwork', src: 'watchNetwork' },
  initial: 'waiting',
  states: {
    waiting: { on: { 'network.return': 'loading' }, after: { backoffMs: 'loading' } },
    loading: {
      invoke: call('fetchConfig', {
        input: ({ context: { id } }) => ({ id }),
        done: {
          target: 'ready',
          actions: { type: 'report', params: (stored) => ({ type: 'config.loaded', stored }) },
        },
        failed: { target: 'waiting', actions: 'countFailure' },
      }),
    },
    ready: { type: 'final' },
  },
});
