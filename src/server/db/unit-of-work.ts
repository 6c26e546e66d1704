import { setTimeout } from 'node:timers/promises';
import type { AuditAction } from '#contract/audit-actions.ts';
import type { Language } from '#contract/language.ts';
import type { MailTemplate } from '#contract/mail-templates.ts';
import type { NotificationFacts } from '#contract/notification.ts';
import { StateConflict } from '../lib/errors.ts';
import type { Secrets } from '../lib/secrets.ts';
import { isConflict, isUniqueViolation } from './dialect.ts';
import { type Emit, emitterOf } from './events.ts';
import type { Platform } from './platform.ts';
import type { Database } from './tables.ts';

export interface OutgoingMail {
  template: MailTemplate;
  to: string;
  language: Language;
  subject: string;
  text: string;
  html: string;
  /** A secret in the text that staff must not read, next to the links. */
  code?: string;
  /** A decision can be undone before its mails leave. */
  leavesAt?: number;
  /** When the mail is of no use any more, as a code is; such mails go first. */
  expiresAt?: number | null;
  /** The account of the recipient, where the mail is a notification as well. */
  accountId?: string;
  /** What the notification is about. */
  facts?: NotificationFacts;
  /** The recipient did what the mail confirms, which is no news to them. */
  isOwnAction?: boolean;
  /** Where replies go, in place of support. */
  replyTo?: string;
  /** Stops the mails of this kind, which leave after all others. */
  unsubscribeUrl?: string;
  /** The record that the mail is about. */
  subjectId?: string;
}

export interface AuditEntry {
  action: AuditAction;
  subjectId: string;
  details?: Readonly<Record<string, string>>;
}

/** One use case in one transaction. */
export interface Unit {
  /** The transaction: nothing in a unit uses another connection. */
  database: Database;
  /** When the unit began, or last locked an account. */
  now: number;
  clock(): number;
  lockedAccounts: Set<string>;
  secrets: Secrets;
  publicUrl: string;
  supportEmail: string | null;
  /** Whose actions are written into the audit trail; null where people act for themselves. */
  actor: string | null;
  /** Runs `work` at the end of the transaction, so that a row that many units lock is locked briefly. */
  beforeCommit(work: () => Promise<void>): void;
  /** Tells the subscribers of other domains, in this transaction. */
  emit: Emit;
  queueMail(mail: OutgoingMail): void;
  /** Logged after the commit. */
  warn(facts: object, message: string): void;
  record(entry: AuditEntry): void;
}

type Warning = [facts: object, message: string];

interface Committed<Result> {
  result: Result;
  warnings: readonly Warning[];
}

/** Marks an account as locked and refreshes `unit.now`: time may have passed while the unit waited for the lock. */
export function markLocked(unit: Unit, accountId: string): void {
  if (unit.lockedAccounts.has(accountId)) return;
  unit.lockedAccounts.add(accountId);
  unit.now = unit.clock();
}

/** Runs part of a unit in another name; with null none of it is written into the audit trail. */
export async function asActor<Result>(unit: Unit, actor: string | null, work: () => Promise<Result>): Promise<Result> {
  const before = unit.actor;
  unit.actor = actor;
  try {
    return await work();
  } finally {
    unit.actor = before;
  }
}

const tries = 6;
const maxPauseMs = 40;

/**
 * Runs `work` in one transaction, and again after a serialisation failure, a deadlock or a unique violation: `work` must
 * have no effects outside its unit. After the last try a unique violation is a 409, the others a 503.
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
      if (left === 1) throw isUniqueViolation(failure) ? new StateConflict() : failure;
      await setTimeout(Math.random() * maxPauseMs);
    }
  }
}

/** The flush order is a lock order: accounts, entries of the directory, mails, the head of the audit trail. */
function runOnce<Result>(
  { database, secrets, config, now, subscriptions }: Platform,
  work: (unit: Unit) => Promise<Result>,
  actor: string | null,
): Promise<Committed<Result>> {
  return database.transaction().execute(async (transaction) => {
    const [ends, mails, auditEntries]: [(() => Promise<void>)[], OutgoingMail[], AuditEntry[]] = [[], [], []];
    const warnings: Warning[] = [];
    const unit: Unit = {
      database: transaction,
      now: now(),
      clock: now,
      lockedAccounts: new Set(),
      secrets,
      publicUrl: config.publicUrl,
      supportEmail: config.supportEmail,
      actor,
      beforeCommit: (end) => void ends.push(end),
      emit: emitterOf(() => unit, subscriptions),
      queueMail: (mail) => void mails.push(mail),
      warn: (facts, message) => void warnings.push([facts, message]),
      record: (entry) => void auditEntries.push(entry),
    };
    const result = await work(unit);
    for (const end of ends) await end();
    await unit.emit('mails.written', mails);
    await unit.emit('audit.recorded', auditEntries);
    return { result, warnings };
  });
}
