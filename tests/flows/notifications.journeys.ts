import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { confirmed, offered } from './notifications.flow.ts';

const retry = { type: 'call.retry' } as const;
const readAll = { type: 'all.read' } as const;
const message = 'Network Error';
const choices = undefined;
const unread = [offered, confirmed];
const read = [{ ...offered, isRead: true }, confirmed];

export const journeys = journeysOf({
  machine: notificationsMachine,
  file: 'notifications/notifications.machine.ts',
  journeys: {
    'shows what is new until all are marked as read, and then refreshes the count'(open) {
      const page = open();
      page.isIn('loading', { calls: { choices, listNotifications: undefined }, context: { list: [], message: null } });
      page.rejects(retry);
      page.rejects(readAll);
      page.answer('listNotifications', unread);
      page.isIn('ready', { calls: { choices }, context: { list: unread } });
      page.rejects(retry);
      page.send(readAll);
      page.isIn('marking', { calls: { choices, readNotifications: undefined }, context: { list: unread } });
      page.rejects(retry);
      page.rejects(readAll);
      page.answer('readNotifications', undefined);
      page.isIn('ready', { calls: { choices }, effects: [{ refreshCount: undefined }], context: { list: read } });
      page.rejects(readAll);
    },
    'marks what is followed as read, and nothing else'(open) {
      const page = open();
      const other = { ...offered, _id: 'notification-3' };
      page.answer('listNotifications', [offered, other, confirmed]);
      const follow = { type: 'notification.follow', ids: [offered._id] } as const;
      page.rejects({ type: 'notification.follow', ids: [confirmed._id] });
      page.send(follow);
      page.isIn('ready', {
        calls: { choices },
        effects: [{ readSome: [offered._id] }],
        context: { list: [{ ...offered, isRead: true }, other, confirmed] },
      });
      page.rejects(follow);
    },
    'has nothing to mark where all are read'(open) {
      const page = open();
      page.answer('listNotifications', [confirmed]);
      page.isIn('ready', { calls: { choices }, context: { list: [confirmed] } });
      page.rejects(readAll);
    },
    'says that they could not be marked, and tries again'(open) {
      const page = open();
      page.answer('listNotifications', unread);
      page.send(readAll);
      page.fail('readNotifications', { message });
      page.isIn('notMarked', { calls: { choices }, context: { list: unread, message } });
      page.rejects(readAll);
      page.send(retry);
      page.isIn('marking', { calls: { choices, readNotifications: undefined }, context: { message: null } });
    },
    'says why the list could not be loaded, and tries again'(open) {
      const page = open();
      page.fail('listNotifications', { message });
      page.isIn('failed', { calls: { choices }, context: { message } });
      page.rejects(readAll);
      page.send(retry);
      page.isIn('loading', { calls: { choices, listNotifications: undefined }, context: { message: null } });
    },
  },
});
