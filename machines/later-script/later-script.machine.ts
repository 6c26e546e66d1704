import { fromPromise, type SnapshotFrom, setup } from 'xstate';
import { callOf } from '../call.ts';
import { notProvided } from '../not-provided.ts';

const laterScript = setup({
  types: {} as { events: { type: 'script.want' } | { type: 'call.retry' } },
  actors: { fetchScript: fromPromise<void>(notProvided('fetchScript')) },
});
const call = callOf(laterScript);

/** A script that comes after its page. It is fetched once it is wanted; one that did not come can be asked for again, while the page stays as it is. */
export const laterScriptMachine = laterScript.createMachine({
  id: 'laterScript',
  initial: 'idle',
  states: {
    idle: { on: { 'script.want': 'loading' } },
    loading: { invoke: call('fetchScript', { done: 'ready', failed: 'failed' }) },
    ready: {},
    failed: { on: { 'script.want': 'retrying', 'call.retry': 'retrying' } },
    retrying: { invoke: call('fetchScript', { done: 'ready', failed: 'lost' }) },
    /** Twice in vain: a full load of the page may help where nothing else does. */
    lost: { on: { 'script.want': 'retrying', 'call.retry': 'retrying' } },
  },
});

export const isMissing = (snapshot: SnapshotFrom<typeof laterScriptMachine>): boolean =>
  snapshot.matches('failed') || snapshot.matches('lost');
