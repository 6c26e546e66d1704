import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import { flow } from '#tests/flows/notifications.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { NotificationsScreen } from '#web/notifications/notifications-screen.tsx';

export const screen: Screen<typeof notificationsMachine> = {
  flow,
  machine: notificationsMachine,
  render: (actor) => (
    <NotificationsScreen
      actor={actor}
      by="creator"
      addressOf={({ subjectId }) => `/hotel-booking-requests/${subjectId}`}
    />
  ),
};
