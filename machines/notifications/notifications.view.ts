import type { Notification } from '#contract/notification.ts';
import type { NotificationsSnapshot } from './notifications.machine.ts';

export const isLoading = (snapshot: NotificationsSnapshot): boolean => snapshot.matches('loading');
export const isFailed = (snapshot: NotificationsSnapshot): boolean => snapshot.matches('failed');
export const isMarking = (snapshot: NotificationsSnapshot): boolean => snapshot.matches('marking');
export const isNotMarked = (snapshot: NotificationsSnapshot): boolean => snapshot.matches('notMarked');
export const choicesIn = ({ children }: NotificationsSnapshot) => children.choices;

export interface NotificationGroup {
  newest: Notification;
  ids: readonly string[];
  count: number;
  isRead: boolean;
}

/** One line for notifications of one kind about the same, as long as nothing else came between them. */
export function groupsOf(list: readonly Notification[]): NotificationGroup[] {
  const groups: NotificationGroup[] = [];
  for (const each of list) {
    const last = groups.at(-1);
    const isSimilar = last && last.newest.kind === each.kind && last.newest.subjectId === each.subjectId;
    if (!isSimilar) groups.push({ newest: each, ids: [each._id], count: 1, isRead: each.isRead });
    else
      groups[groups.length - 1] = {
        ...last,
        ids: [...last.ids, each._id],
        count: last.count + 1,
        isRead: last.isRead && each.isRead,
      };
  }
  return groups;
}
