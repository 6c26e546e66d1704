import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { MailChoices } from '#contract/notification.ts';
import type { NotificationKind } from '#contract/notification-choices.ts';
import { withToggled } from '#machines/rules/edit-lists.ts';
import { callOf, failureMessage } from '../call.ts';
import { notProvided } from '../not-provided.ts';

const choices = setup({
  types: {} as {
    context: { muted: readonly NotificationKind[]; message: string | null };
    events: { type: 'kind.toggle'; kind: NotificationKind } | { type: 'call.retry' };
  },
  actors: {
    readMailChoices: fromPromise<MailChoices>(notProvided('readMailChoices')),
    saveMailChoices: fromPromise<MailChoices, MailChoices>(notProvided('saveMailChoices')),
  },
  actions: {
    rememberChoices: assign((_, { muted }: MailChoices) => ({ muted })),
    toggle: assign(({ context: { muted } }, kind: NotificationKind) => ({ muted: withToggled(muted, kind) })),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign({ message: null }),
  },
});
const call = callOf(choices);

const toggle = {
  target: 'saving',
  actions: {
    type: 'toggle',
    params: ({ event }: { event: { kind: NotificationKind } }) => event.kind,
  },
} as const;

/** Saves each choice at once, one at a time. */
export const mailChoicesMachine = choices.createMachine({
  id: 'mailChoices',
  context: { muted: [], message: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: call('readMailChoices', {
        done: { target: 'ready', actions: 'rememberChoices' },
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    failed: { on: { 'call.retry': 'loading' }, exit: 'forgetMessage' },
    ready: { on: { 'kind.toggle': toggle } },
    saving: {
      invoke: call('saveMailChoices', {
        input: ({ context }) => ({ muted: [...context.muted] }),
        done: { target: 'saved', actions: 'rememberChoices' },
        failed: { target: 'unsaved', actions: 'rememberFailure' },
      }),
    },
    saved: { on: { 'kind.toggle': toggle } },
    unsaved: { on: { 'call.retry': 'saving' }, exit: 'forgetMessage' },
  },
});

export type MailChoicesActor = ActorRefFrom<typeof mailChoicesMachine>;
export type MailChoicesSnapshot = SnapshotFrom<typeof mailChoicesMachine>;
