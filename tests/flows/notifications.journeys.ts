import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { confirmed, offered } from './notifications.flow.ts';

const retry = { type: 'call.retry' } as const;
const message = 'Network Error';
const choices = undefined;

export const journeys = journeysOf({
  machine: notificationsMachine,
  file: 'notifications/notifications.machine.ts',
  journeys: {
    'marks new notifications as read and refreshes the count'(open) {
      const page = open();
      page.isIn('loading', { calls: { choices, listNotifications: undefined }, context: { list: [], message: null } });
      page.rejects(retry);
      page.answer('listNotifications', [offered, confirmed]);
      page.isIn('marking', {
        calls: { choices, readNotifications: undefined },
        context: { list: [offered, confirmed] },
      });
      page.rejects(retry);
      page.answer('readNotifications', undefined);
      page.isIn('ready', {
        calls: { choices },
        effects: [{ refreshCount: undefined }],
        context: { list: [offered, confirmed] },
      });
      page.rejects(retry);
    },
    'marks nothing where all are read'(open) {
      const page = open();
      page.answer('listNotifications', [confirmed]);
      page.isIn('ready', { calls: { choices }, context: { list: [confirmed] } });
    },
    'shows the list where they could not be marked'(open) {
      const page = open();
      page.answer('listNotifications', [offered]);
      page.fail('readNotifications');
      page.isIn('ready', { calls: { choices }, context: { list: [offered] } });
    },
    'says why the list could not be loaded, and tries again'(open) {
      const page = open();
      page.fail('listNotifications', { message });
      page.isIn('failed', { calls: { choices }, context: { message } });
      page.send(retry);
      page.isIn('loading', { calls: { choices, listNotifications: undefined }, context: { message: null } });
    },
  },
});
