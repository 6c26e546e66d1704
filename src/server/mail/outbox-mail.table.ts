import type { MailState } from '#contract/states.ts';
import { table } from '../platform/database/table.ts';
import { cellsIn } from '../platform/secrets.ts';

/** A mail to go out, written in the transaction of what it tells of. Its content is encrypted, and gone once sent; what it says without its secrets stays a while. */
export interface OutboxMailTable {
  id: string;
  template: string;
  /** The record it tells of; none for a code. */
  subjectId: string;
  state: MailState;
  recipient: string;
  language: string;
  sealedContent: string | null;
  sealedReading: string | null;
  attempts: number;
  nextAttemptAt: number;
  /** Until when it is any use; null for what can wait. */
  goodUntil: number | null;
  /** Who is sending it, as long as the lease lasts. */
  lease: string | null;
  leasedUntil: number;
  lastError: string | null;
  /** When it was last tried before its time; null where it has come to its own since. */
  hastenedAt: number | null;
  createdAt: number;
  sentAt: number | null;
}

export const contentCell = cellsIn('outboxMail', 'sealedContent');
export const readingCell = cellsIn('outboxMail', 'sealedReading');

export const mailTables = {
  outboxMail: table<OutboxMailTable>(['id'], [], ['sealedContent', 'sealedReading']),
};
