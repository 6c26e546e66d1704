import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { Notification } from '#contract/notification.ts';
import { callOf, failureMessage } from '../call.ts';
import { mailChoicesMachine } from '../mail-choices/mail-choices.machine.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';

const notifications = setup({
  types: {} as {
    context: { list: readonly Notification[]; message: string | null };
    events:
      | { type: 'call.retry' }
      | { type: 'all.read' }
      /** The owner opens what these notifications are about. */
      | { type: 'notification.follow'; ids: readonly string[] };
    children: { choices: 'choices' };
  },
  actors: {
    choices: mailChoicesMachine,
    listNotifications: fromPromise<Notification[]>(notProvided('listNotifications')),
    readNotifications: fromPromise<void>(notProvided('readNotifications')),
  },
  guards: {
    isAnyUnread: ({ context }, ids: readonly string[]) =>
      context.list.some(({ _id, isRead }) => !isRead && ids.includes(_id)),
    hasUnread: ({ context }) => context.list.some(({ isRead }) => !isRead),
  },
  actions: {
    rememberList: assign((_, list: Notification[]) => ({ list })),
    rememberRead: assign(({ context }) => ({ list: context.list.map((each) => ({ ...each, isRead: true })) })),
    rememberFollowed: assign(({ context }, ids: readonly string[]) => ({
      list: context.list.map((each) => (ids.includes(each._id) ? { ...each, isRead: true } : each)),
    })),
    /** An effect, not an actor: the page is left at the same moment. */
    readSome: (_, _ids: readonly string[]) => effectNotProvided('readSome'),
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
  on: {
    'notification.follow': {
      guard: { type: 'isAnyUnread', params: ({ event }) => event.ids },
      actions: [
        { type: 'rememberFollowed', params: ({ event }) => event.ids },
        { type: 'readSome', params: ({ event }) => event.ids },
      ],
    },
  },
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
