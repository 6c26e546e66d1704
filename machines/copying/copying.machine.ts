import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { callOf } from '../call.ts';
import { notProvided } from '../not-provided.ts';

const copiedMs = 3_000;

const copying = setup({
  types: {} as { context: { text: string }; events: { type: 'text.copy'; text: string } },
  actors: { copyText: fromPromise<void, { text: string }>(notProvided('copyText')) },
  actions: { rememberText: assign((_, text: string) => ({ text })) },
  delays: { copiedMs },
});
const call = callOf(copying);

/** Copies a text to the clipboard, and confirms it for a moment. */
export const copyingMachine = copying.createMachine({
  id: 'copying',
  context: { text: '' },
  on: {
    'text.copy': {
      target: '.copying',
      actions: { type: 'rememberText', params: ({ event }) => event.text },
    },
  },
  initial: 'calm',
  states: {
    calm: {},
    copying: {
      invoke: call('copyText', {
        input: ({ context: { text } }) => ({ text }),
        done: 'copied',
        failed: 'notCopied',
      }),
    },
    copied: { after: { copiedMs: 'calm' } },
    notCopied: {},
  },
});

export type CopyingActor = ActorRefFrom<typeof copyingMachine>;
export type CopyingSnapshot = SnapshotFrom<typeof copyingMachine>;
