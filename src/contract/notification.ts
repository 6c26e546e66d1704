import { z } from 'zod';
import { notificationKinds } from './notification-choices.ts';

const kind = z.enum(notificationKinds);

const notification = z
  .object({
    _id: z.string(),
    kind,
    title: z.string().describe('The subject of the email, in its language.'),
    subjectId: z.string().describe('The stay that it is about; empty for the account.'),
    createdAt: z.int(),
    isRead: z.boolean(),
  })
  .meta({ id: 'Notification' });

export const notificationsReply = z.object({ data: z.array(notification) });
export const notificationCountReply = z.object({ unread: z.int() });
export const mailChoices = z.strictObject({
  muted: z.array(kind).max(notificationKinds.length).describe('Kinds that are not emailed.'),
});

export type Notification = z.infer<typeof notification>;
export type NotificationsReply = z.infer<typeof notificationsReply>;
export type NotificationCountReply = z.infer<typeof notificationCountReply>;
export type MailChoices = z.infer<typeof mailChoices>;
