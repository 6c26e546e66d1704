import type { NotificationKind } from '#contract/notification-choices.ts';
import { table } from '../table.ts';

export interface NotificationTable {
  id: string;
  accountId: string;
  kind: NotificationKind;
  /** The subject of the mail, for notifications without facts. */
  title: string;
  /** JSON of `NotificationFacts`. */
  facts: string | null;
  /** The stay that it is about; empty for the account. */
  subjectId: string;
  createdAt: number;
  readAt: number | null;
}

/** A kind of notification that the account turned emails off for. */
export interface MutedMailTable {
  accountId: string;
  kind: NotificationKind;
}

export const notificationTables = {
  notification: table<NotificationTable>(['id'], ['account']),
  mutedMail: table<MutedMailTable>(['accountId', 'kind'], ['account']),
};
