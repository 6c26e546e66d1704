import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { callOf } from '../call.ts';
import { notProvided } from '../not-provided.ts';

export interface SharedLink {
  title: string;
  url: string;
}

/** 'closed': the system's share sheet was shown, and used or closed. */
export type ShareAnswer = { kind: 'closed' } | { kind: 'copied' };

const copiedMs = 3_000;

const sharing = setup({
  types: {} as { context: { link: SharedLink | null }; events: { type: 'link.share'; link: SharedLink } },
  actors: { shareLink: fromPromise<ShareAnswer, { link: SharedLink | null }>(notProvided('shareLink')) },
  actions: { rememberLink: assign((_, link: SharedLink) => ({ link })) },
  delays: { copiedMs },
});
const call = callOf(sharing);

/** Shares a link by the system's share sheet; copies it where there is none. */
export const sharingMachine = sharing.createMachine({
  id: 'sharing',
  context: { link: null },
  on: {
    'link.share': {
      target: '.sharing',
      actions: { type: 'rememberLink', params: ({ event }) => event.link },
    },
  },
  initial: 'idle',
  states: {
    idle: {},
    sharing: {
      invoke: call('shareLink', {
        input: ({ context: { link } }) => ({ link }),
        closed: 'idle',
        copied: 'copied',
        failed: 'notCopied',
      }),
    },
    copied: { after: { copiedMs: 'idle' } },
    notCopied: {},
  },
});

export type SharingActor = ActorRefFrom<typeof sharingMachine>;
export type SharingSnapshot = SnapshotFrom<typeof sharingMachine>;
