import type { NotificationKind } from '#contract/notification-choices.ts';
import type { MailState } from '#contract/states.ts';
import { cellsIn } from '../../lib/secrets.ts';
import { table } from '../table.ts';

/** Inserted in the transaction of what it reports. The content is erased once sent; the redacted copy stays for staff to read. */
export interface OutboxMailTable {
  id: string;
  template: string;
  /** The record it is about; empty for a code. */
  subjectId: string;
  state: MailState;
  recipient: string;
  language: string;
  encryptedContent: string | null;
  encryptedCopy: string | null;
  attempts: number;
  /** 0 for codes and password links, 2 for mails that can be unsubscribed from, 1 for all others. */
  priority: number;
  nextAttemptAt: number;
  /** Not sent after this; null = never expires. */
  expiresAt: number | null;
  /** Until then it belongs to the process that is sending it; 0 = to none. */
  leasedUntil: number;
  lastError: string | null;
  createdAt: number;
  sentAt: number | null;
}

export const contentCell = cellsIn('outboxMail', 'encryptedContent');
export const copyCell = cellsIn('outboxMail', 'encryptedCopy');

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
interface MutedMailTable {
  accountId: string;
  kind: NotificationKind;
}

export const mailTables = {
  outboxMail: table<OutboxMailTable>(['id'], [], ['encryptedContent', 'encryptedCopy']),
  notification: table<NotificationTable>(['id'], ['account']),
  mutedMail: table<MutedMailTable>(['accountId', 'kind'], ['account']),
};
