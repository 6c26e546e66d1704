import type { MailTemplate } from './mail-templates.ts';
import type { Role } from './roles.ts';

/** The mails that are shown on the notifications page as well. */
const kindsByTemplate = {
  'booking-invited': 'stay.invited',
  'booking-offered': 'stay.offered',
  'booking-confirmed': 'stay.confirmed',
  'booking-declined': 'stay.declined',
  'booking-cancelled': 'stay.cancelled',
  'booking-expired': 'stay.expired',
  'booking-other-dates': 'stay.otherDates',
  'booking-note': 'stay.note',
  'question-asked': 'question.asked',
  'bank-needs-changes': 'bank.needsChanges',
  activated: 'account.activated',
  'account-reinstated': 'account.reinstated',
} as const satisfies Partial<Record<MailTemplate, string>>;

export type NotificationKind = (typeof kindsByTemplate)[keyof typeof kindsByTemplate];

export const notificationKinds: readonly NotificationKind[] = Object.values(kindsByTemplate);

export const notificationKindOf = (template: MailTemplate): NotificationKind | undefined =>
  Object.entries(kindsByTemplate).find(([each]) => each === template)?.[1];

/** The kinds whose emails can be turned off. Emails about the account are always sent. */
export const choosableKinds = {
  creator: [
    'stay.invited',
    'stay.offered',
    'stay.confirmed',
    'stay.declined',
    'stay.cancelled',
    'stay.expired',
    'stay.note',
    'question.asked',
  ],
  sponsor: ['stay.otherDates', 'stay.confirmed', 'stay.declined', 'stay.cancelled', 'stay.expired', 'stay.note'],
} as const satisfies Record<Exclude<Role, 'staff'>, readonly NotificationKind[]>;

export type NotifiedRole = keyof typeof choosableKinds;

/** Shown per account; older ones are deleted after `notificationDays`. */
export const maxNotifications = 100;
export const notificationDays = 90;
