import type { Notification } from '#contract/notification.ts';
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const offered: Notification = {
  _id: 'notification-1',
  kind: 'stay.offered',
  title: 'An offer for your stay in Kaş',
  subjectId: 'stay-1',
  createdAt: 1_780_000_000_000,
  isRead: false,
};
export const confirmed: Notification = {
  ...offered,
  _id: 'notification-2',
  kind: 'stay.confirmed',
  title: 'Your stay in Kaş is confirmed',
  isRead: true,
};

const shown = ['Notifications', 'Stay confirmed', 'Your stay in Kaş is confirmed'];

export const flow = {
  model: modelOf({
    title: 'Notifications',
    machine: notificationsMachine,
    input: undefined,
    events: { 'call.retry': [{}] },
    answers: { listNotifications: [[offered, confirmed], [confirmed]], readNotifications: [undefined] },
    restingStates: ['ready'],
    vertex: ({ list }) => list.length,
  }),
  guide: {
    role: 'A creator',
    address: '/blog/demo-creator/notifications',
    start: 'Sign in at `/login` as the demo creator.',
    answers: {
      listNotifications: { done: 'open the page' },
      readNotifications: { done: 'open the page with a new notification' },
    },
    conditions: { hasUnread: 'one of the notifications is new' },
  },
  words: { 'call.retry': 'Press Try again' },
  shown: {
    buttons: { 'Try again': { type: 'call.retry' } },
    texts: {
      loading: ['Notifications', 'Loading your notifications...'],
      failed: ['Notifications', 'Try again'],
      marking: shown,
      ready: shown,
    },
  },
  gestures: { 'call.retry': ({ press }) => press('Try again') },
} satisfies Flow;
