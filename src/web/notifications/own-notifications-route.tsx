import { useSelector } from '@xstate/react';
import type { Notification } from '#contract/notification.ts';
import { notifications } from '#machines/notifications/notifications.actors.ts';
import { choicesIn } from '#machines/notifications/notifications.view.ts';
import { signedCallOf } from '#machines/session/signed-call.ts';
import { bookingAddress } from '#rules/booking-address.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { useCountsRefresh } from '#web/page/site-navigation.tsx';
import { useBlogUsername } from '#web/page/use-blog-username.ts';
import { usePage } from '#web/ui/use-page.ts';
import { MailChoicesCard } from './mail-choices-card.tsx';
import { NotificationsScreen } from './notifications-screen.tsx';

export function Component() {
  const username = useBlogUsername();
  const signed = signedCallOf(CreatorSession.useActorRef());
  const refreshCount = useCountsRefresh();
  const actor = usePage(() => ({ chart: notifications({ signed, refreshCount }), input: undefined }));
  const choices = useSelector(actor, choicesIn);
  const addressOf = ({ kind, subjectId }: Notification) => {
    if (kind.startsWith('stay.')) return bookingAddress('creator', subjectId);
    if (kind === 'question.asked') return `${blogAddress(username)}/questions`;
    return kind === 'account.activated' ? blogAddress(username) : `${blogAddress(username)}/account`;
  };
  return (
    <NotificationsScreen actor={actor} by="creator" addressOf={addressOf}>
      {choices ? <MailChoicesCard actor={choices} by="creator" /> : null}
    </NotificationsScreen>
  );
}
