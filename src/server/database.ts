import type { Kysely } from 'kysely';
import type { EmailVerificationTable, VerificationSendTable } from './email-verification/email-verification.table.ts';
import type { OutboxMailTable } from './mail/outbox-mail.table.ts';
import type { IdempotencyTable } from './platform/idempotency.table.ts';
import type { AccountTable } from './session/account.table.ts';
import type { KnownOriginTable, SessionTable, SignInThrottleTable } from './session/session.table.ts';

/** Every table, by its name. Columns are text and whole numbers, times are milliseconds: the same on both databases. */
export interface Tables {
  account: AccountTable;
  session: SessionTable;
  signInThrottle: SignInThrottleTable;
  knownOrigin: KnownOriginTable;
  emailVerification: EmailVerificationTable;
  verificationSend: VerificationSendTable;
  outboxMail: OutboxMailTable;
  idempotency: IdempotencyTable;
}

export type Database = Kysely<Tables>;
