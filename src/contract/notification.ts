import { z } from 'zod';
import { recordId } from './fields.ts';
import { maxNotifications, notificationKinds } from './notification-choices.ts';

const kind = z.enum(notificationKinds);

export const notificationFacts = z.union([
  z.object({
    creator: z.string(),
    host: z.string().describe('Empty for a request.'),
    hotelName: z.string(),
    cityName: z.string(),
    checkIn: z.string(),
    checkOut: z.string(),
  }),
  z.object({ visitor: z.string(), tripTitle: z.string() }),
]);

const notification = z
  .object({
    _id: z.string(),
    kind,
    facts: notificationFacts.nullable().describe('The stay or the question; null for news about the account.'),
    title: z.string().describe('Of notifications stored by earlier versions: the subject of the email. Else empty.'),
    subjectId: z.string().describe('The stay that it is about; empty for the account.'),
    createdAt: z.int(),
    isRead: z.boolean(),
  })
  .meta({ id: 'Notification' });

export const notificationsReply = z.object({ data: z.array(notification) });
export const notificationCountReply = z.object({ unread: z.int() });
export const notificationIds = z.strictObject({ ids: z.array(recordId).min(1).max(maxNotifications) });
export const mailChoices = z.strictObject({
  muted: z.array(kind).max(notificationKinds.length).describe('Kinds that are not emailed.'),
});

export type NotificationFacts = z.infer<typeof notificationFacts>;
export type Notification = z.infer<typeof notification>;
export type NotificationsReply = z.infer<typeof notificationsReply>;
export type NotificationCountReply = z.infer<typeof notificationCountReply>;
export type MailChoices = z.infer<typeof mailChoices>;
