import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { Notification } from '#contract/notification.ts';
import { callOf, failureMessage } from '../call.ts';
import { mailChoicesMachine } from '../mail-choices/mail-choices.machine.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';

const notifications = setup({
  types: {} as {
    context: { list: readonly Notification[]; message: string | null };
    events: { type: 'call.retry' };
    children: { choices: 'choices' };
  },
  actors: {
    choices: mailChoicesMachine,
    listNotifications: fromPromise<Notification[]>(notProvided('listNotifications')),
    readNotifications: fromPromise<void>(notProvided('readNotifications')),
  },
  guards: { hasUnread: ({ context }) => context.list.some(({ isRead }) => !isRead) },
  actions: {
    rememberList: assign((_, list: Notification[]) => ({ list })),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign({ message: null }),
    refreshCount: () => effectNotProvided('refreshCount'),
  },
});
const call = callOf(notifications);

/** Opening the page marks all as read; the list shows which were new until it is opened again. */
export const notificationsMachine = notifications.createMachine({
  id: 'notifications',
  context: { list: [], message: null },
  invoke: { id: 'choices', src: 'choices' },
  initial: 'loading',
  states: {
    loading: {
      invoke: call('listNotifications', {
        done: { target: 'deciding', actions: 'rememberList' },
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    failed: { on: { 'call.retry': 'loading' }, exit: 'forgetMessage' },
    deciding: { always: [{ guard: 'hasUnread', target: 'marking' }, { target: 'ready' }] },
    marking: {
      invoke: call('readNotifications', { done: { target: 'ready', actions: 'refreshCount' }, failed: 'ready' }),
    },
    ready: {},
  },
});

export type NotificationsActor = ActorRefFrom<typeof notificationsMachine>;
export type NotificationsSnapshot = SnapshotFrom<typeof notificationsMachine>;
