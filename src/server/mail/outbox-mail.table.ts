export type MailState = 'queued' | 'retrying' | 'sent' | 'failed';

/** A mail to go out, written in the transaction of what it tells of. Its content is encrypted, and gone once sent. */
export interface OutboxMailTable {
  id: string;
  template: string;
  /** The record it tells of; none for a code. */
  subjectId: string;
  state: MailState;
  recipient: string;
  language: string;
  sealedContent: string | null;
  attempts: number;
  nextAttemptAt: number;
  leasedUntil: number;
  lastError: string | null;
  createdAt: number;
  sentAt: number | null;
}
