import type { Kysely } from 'kysely';
import type { ApplicationTable } from './application/application.table.ts';
import type { AuditEntryTable, AuditHeadTable } from './audit/audit.table.ts';
import type { BankDetailsTable, BankLinkTable, DataKeyTable } from './bank-details/bank-details.table.ts';
import type { CreatorLocationTable, CreatorTable, CreatorTraitTable } from './creator/creator.table.ts';
import type { DirectoryEntryTable, DirectoryHeadTable } from './discovery/directory-entry.table.ts';
import type { EmailVerificationTable, VerificationSendTable } from './email-verification/email-verification.table.ts';
import type { OutboxMailTable } from './mail/outbox-mail.table.ts';
import type { ImageTable } from './media/image.table.ts';
import type { PasswordLinkTable } from './password/password-link.table.ts';
import type { IdempotencyTable } from './platform/idempotency.table.ts';
import type { AccountTable } from './session/account.table.ts';
import type { KnownOriginTable, SessionTable, SignInThrottleTable } from './session/session.table.ts';
import type { ShortlistEntryTable } from './shortlist/shortlist.table.ts';
import type { TripTable } from './trip/trip.table.ts';

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
  image: ImageTable;
  creator: CreatorTable;
  creatorTrait: CreatorTraitTable;
  creatorLocation: CreatorLocationTable;
  trip: TripTable;
  directoryEntry: DirectoryEntryTable;
  directoryHead: DirectoryHeadTable;
  shortlistEntry: ShortlistEntryTable;
  application: ApplicationTable;
  dataKey: DataKeyTable;
  bankDetails: BankDetailsTable;
  bankLink: BankLinkTable;
  passwordLink: PasswordLinkTable;
  auditEntry: AuditEntryTable;
  auditHead: AuditHeadTable;
}

export type Database = Kysely<Tables>;
