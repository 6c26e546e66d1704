import { describe } from 'vitest';
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import { flow } from '#tests/flows/notifications.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { NotificationsScreen } from '#web/notifications/notifications-screen.tsx';

describe('notifications through their page', () => {
  walkScreen({
    flow,
    machine: notificationsMachine,
    render: (actor) => (
      <NotificationsScreen actor={actor} addressOf={({ subjectId }) => `/hotel-booking-requests/${subjectId}`} />
    ),
  });
});
