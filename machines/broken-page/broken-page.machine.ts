import { fromPromise, type SnapshotFrom, setup } from 'xstate';
import { callOf } from '../call.ts';
import { notProvided } from '../not-provided.ts';

const broken = setup({
  actors: { loadFully: fromPromise<void>(notProvided('loadFully')) },
});
const call = callOf(broken);

/** `loadFully` never settles where it loads the page again. */
export const brokenPageMachine = broken.createMachine({
  id: 'brokenPage',
  initial: 'reloading',
  states: {
    reloading: { invoke: call('loadFully', { done: 'said', failed: 'said' }) },
    said: {},
  },
});

export const isReloading = (snapshot: SnapshotFrom<typeof brokenPageMachine>): boolean => snapshot.matches('reloading');
