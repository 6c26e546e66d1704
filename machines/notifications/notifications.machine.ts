import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { Notification } from '#contract/notification.ts';
import { callOf, failureMessage } from '../call.ts';
import { mailChoicesMachine } from '../mail-choices/mail-choices.machine.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';

const notifications = setup({
  types: {} as {
    context: { list: readonly Notification[]; message: string | null };
    events: { type: 'call.retry' } | { type: 'all.read' };
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
    rememberRead: assign(({ context }) => ({ list: context.list.map((each) => ({ ...each, isRead: true })) })),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign({ message: null }),
    refreshCount: () => effectNotProvided('refreshCount'),
  },
});
const call = callOf(notifications);

export const notificationsMachine = notifications.createMachine({
  id: 'notifications',
  context: { list: [], message: null },
  invoke: { id: 'choices', src: 'choices' },
  initial: 'loading',
  states: {
    loading: {
      invoke: call('listNotifications', {
        done: { target: 'ready', actions: 'rememberList' },
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    failed: { on: { 'call.retry': 'loading' }, exit: 'forgetMessage' },
    ready: { on: { 'all.read': { guard: 'hasUnread', target: 'marking' } } },
    marking: {
      invoke: call('readNotifications', {
        done: { target: 'ready', actions: ['rememberRead', 'refreshCount'] },
        failed: { target: 'notMarked', actions: 'rememberFailure' },
      }),
    },
    notMarked: { on: { 'call.retry': 'marking' }, exit: 'forgetMessage' },
  },
});

export type NotificationsActor = ActorRefFrom<typeof notificationsMachine>;
export type NotificationsSnapshot = SnapshotFrom<typeof notificationsMachine>;
