import type { Notification } from '#contract/notification.ts';
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { momentHere } from '#tests/kit/moment-here.ts';

export const offered: Notification = {
  _id: 'notification-1',
  kind: 'stay.offered',
  title: '',
  facts: {
    ...{ creator: 'Deniz Yıldız', host: '', hotelName: 'Bay House', cityName: 'Kaş' },
    ...{ checkIn: '2026-06-12', checkOut: '2026-06-14' },
  },
  subjectId: 'stay-1',
  createdAt: 1_780_000_000_000,
  isRead: false,
};
/** As an earlier version stored it: with the subject of its mail. */
export const confirmed: Notification = {
  ...offered,
  _id: 'notification-2',
  kind: 'stay.confirmed',
  title: 'Your stay in Kaş is confirmed',
  facts: null,
  isRead: true,
};

const shown = ['Notifications', 'Stay confirmed', 'Your stay in Kaş is confirmed'];

const at = momentHere('2026-05-28T20:26:40Z');
const offer = `Stay offered ${at} You have an offer for your stay Bay House, Kaş · 12 – 14 Jun 2026`;
const confirmation = `Stay confirmed ${at} Your stay in Kaş is confirmed`;

export const flow = {
  model: modelOf({
    title: 'Notifications',
    machine: notificationsMachine,
    input: undefined,
    events: { 'call.retry': [{}], 'all.read': [{}], 'notification.follow': [{ ids: [offered._id] }] },
    answers: { listNotifications: [[offered, confirmed], [confirmed]], readNotifications: [undefined] },
    restingStates: ['ready'],
    vertex: ({ list }) => list.map(({ isRead }) => isRead),
  }),
  guide: {
    role: 'A creator',
    address: '/blog/demo-creator/notifications',
    start: 'Sign in at `/login` as the demo creator.',
    answers: {
      listNotifications: { done: 'open the page' },
      readNotifications: { done: 'press Mark all as read with a new notification' },
    },
    conditions: {
      hasUnread: 'one of the notifications is new',
      isAnyUnread: 'the entry is new',
    },
  },
  words: {
    'notification.follow': 'Follow an entry',
  },
  shown: {
    texts: {
      loading: ['Notifications', 'Loading your notifications...'],
      failed: ['Notifications', 'Try again'],
      marking: [...shown, 'Marking...'],
      notMarked: [...shown, 'Try again'],
      ready: shown,
    },
    facts: {
      marking: ({ list: [first] }) => ({
        Notifications: [first.isRead ? offer : `Stay offered New ${offer.slice(13)}`, confirmation],
      }),
    },
  },
  gestures: {
    'call.retry': ({ press }) => press('Try again'),
    'all.read': ({ press }) => press('Mark all as read'),
  },
  elsewhere: { 'notification.follow': 'the link of an entry, which leads to another page' },
} satisfies Flow;
