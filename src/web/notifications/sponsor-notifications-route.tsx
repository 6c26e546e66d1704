import { mailChoices } from '#machines/mail-choices/mail-choices.actors.ts';
import { notifications } from '#machines/notifications/notifications.actors.ts';
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
  const choices = usePage(() => ({ chart: mailChoices(signed), input: undefined }));
  return (
    <NotificationsScreen actor={actor} addressOf={({ subjectId }) => bookingAddress('sponsor', subjectId)}>
      <MailChoicesCard actor={choices} by="sponsor" />
    </NotificationsScreen>
  );
}
