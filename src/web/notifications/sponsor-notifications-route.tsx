import { useSelector } from '@xstate/react';
import { notifications } from '#machines/notifications/notifications.actors.ts';
import { choicesIn } from '#machines/notifications/notifications.view.ts';
import { bookingAddress } from '#rules/booking-address.ts';
import { useSignedIn } from '#web/page/signed-in.ts';
import { useCountsRefresh } from '#web/page/site-navigation.tsx';
import { usePage } from '#web/ui/use-page.ts';
import { MailChoicesCard } from './mail-choices-card.tsx';
import { NotificationsScreen } from './notifications-screen.tsx';

export function Component() {
  const { signed } = useSignedIn();
  const refreshCount = useCountsRefresh();
  const actor = usePage(() => ({ chart: notifications({ signed, refreshCount }), input: undefined }));
  const choices = useSelector(actor, choicesIn);
  return (
    <NotificationsScreen actor={actor} by="sponsor" addressOf={({ subjectId }) => bookingAddress('sponsor', subjectId)}>
      {choices ? <MailChoicesCard actor={choices} by="sponsor" /> : null}
    </NotificationsScreen>
  );
}
