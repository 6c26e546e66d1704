import type { Notification } from '#contract/notification.ts';
import type { NotificationKind, NotifiedRole } from '#contract/notification-choices.ts';
import type { notificationsMessages } from './notifications.messages.ts';

type Titles = Partial<Record<NotificationKind, (who: string, tripTitle: string) => string>>;

/** What happened, and who did it. */
export function notificationTitle(
  { kind, facts, title }: Notification,
  by: NotifiedRole,
  messages: typeof notificationsMessages.en,
): string {
  if (title !== '') return title;
  const titles: Titles = messages.titles[by];
  if (facts === null) return titles[kind]?.('', '') ?? '';
  if ('visitor' in facts) return titles[kind]?.(facts.visitor, facts.tripTitle) ?? '';
  return titles[kind]?.(by === 'creator' ? facts.host : facts.creator, '') ?? '';
}
