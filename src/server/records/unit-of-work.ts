import { setTimeout } from 'node:timers/promises';
import { type AuditEntry, writeAuditEntries } from '../audit/audit-trail.ts';
import { type OutgoingMail, queueMails } from '../mail/outbox.ts';
import { isConflict, isUniqueViolation } from '../platform/database/dialect.ts';
import type { Platform } from '../platform/platform.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Database } from '../tables.ts';
import { notNow } from './not-now.ts';

/** One use case, done whole or not at all: its transaction, its one moment, and what it tells of and writes down. */
export interface Unit {
  /** The transaction. Inside of a unit there is no other way to the database. */
  database: Database;
  /** That in which it began, or in which it last got an account to itself. */
  now: number;
  clock(): number;
  /** The accounts that nobody else may touch until it ends. */
  held: Set<string>;
  secrets: Secrets;
  publicUrl: string;
  supportEmail: string | null;
  /** Whose moves are deeds, written into the audit trail; nobody's where people act for themselves. */
  actor: string | null;
  /** Is done after the rest: for what others wait for until the transaction ends. */
  atEnd(work: () => Promise<void>): void;
  queueMail(mail: OutgoingMail): void;
  /** Is said in the log once all of it is done. */
  warn(facts: object, message: string): void;
  record(entry: AuditEntry): void;
}

type Warning = [facts: object, message: string];

interface Done<Result> {
  result: Result;
  warnings: readonly Warning[];
}

const tries = 6;
const longestPause = 40;

/**
 * Runs a use case in one transaction. Where another one came in between (a serialisation failure, a deadlock, a unique
 * clash) it is run again from its beginning, so it may touch nothing but its unit; in the end it is refused: with 409 where
 * somebody holds what must be unique, with 503 where there was no getting through.
 */
export async function inUnitOfWork<Result>(
  platform: Platform,
  work: (unit: Unit) => Promise<Result>,
  actor: string | null = null,
): Promise<Result> {
  for (let left = tries; ; left -= 1) {
    try {
      const { result, warnings } = await runOnce(platform, work, actor);
      for (const [facts, message] of warnings) platform.log.warn(facts, message);
      return result;
    } catch (failure) {
      if (!isConflict(failure)) throw failure;
      if (left === 1) throw isUniqueViolation(failure) ? notNow() : failure;
      await setTimeout(Math.random() * longestPause);
    }
  }
}

/**
 * What was left for the end, then mails, then deeds: the heads of the directory and of the audit trail are held for as
 * short as can be, always after accounts, and always in this order.
 */
function runOnce<Result>(
  { database, secrets, config, now }: Platform,
  work: (unit: Unit) => Promise<Result>,
  actor: string | null,
): Promise<Done<Result>> {
  return database.transaction().execute(async (transaction) => {
    const [ends, mails, auditEntries]: [(() => Promise<void>)[], OutgoingMail[], AuditEntry[]] = [[], [], []];
    const warnings: Warning[] = [];
    const unit: Unit = {
      database: transaction,
      now: now(),
      clock: now,
      held: new Set(),
      secrets,
      publicUrl: config.publicUrl,
      supportEmail: config.supportEmail,
      actor,
      atEnd: (end) => void ends.push(end),
      queueMail: (mail) => void mails.push(mail),
      warn: (facts, message) => void warnings.push([facts, message]),
      record: (entry) => void auditEntries.push(entry),
    };
    const result = await work(unit);
    for (const end of ends) await end();
    await queueMails(unit, mails);
    await writeAuditEntries(unit, auditEntries);
    return { result, warnings };
  });
}
