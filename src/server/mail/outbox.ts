import { randomUUID } from 'node:crypto';
import type { MailTemplate } from '#contract/mail-templates.ts';
import { undoMs } from '#machines/lifecycles/application.machine.ts';
import { mailLifecycle, maxMailAgeMs } from '#machines/lifecycles/mail.machine.ts';
import { initialStateOf } from '../db/lifecycle.ts';
import type { Platform } from '../db/platform.ts';
import { rowsInBatches } from '../db/queries.ts';
import { contentCell } from '../db/tables/mail.table.ts';
import type { OutgoingMail, Unit } from '../db/unit-of-work.ts';
import { withFoot } from './letter.ts';
import { withoutMuted } from './mail-choices.service.ts';
import {
  countFailedMails,
  countMailsAbout,
  deleteEarlyMails,
  deleteFailedMails,
  deleteUnreadNotifications,
  deleteWaitingAbout,
  deleteWaitingMails,
  findLatestLike,
  insertMails,
  outboxBacklog,
  saveWaitingMail,
} from './outbox-mail.store.ts';
import { encryptCopy, withoutSecrets } from './stored-mails.ts';

/** Writes mails into the outbox, in the transaction of the change that they report. */
export async function queueMails(
  unit: Pick<Unit, 'database' | 'secrets' | 'now' | 'publicUrl' | 'supportEmail'>,
  mails: readonly OutgoingMail[],
): Promise<void> {
  const { database, now } = unit;
  const rows = (await withoutMuted(database, mails)).map((mail) => {
    const { template, to, language, leavesAt = now, expiresAt = null, subjectId = '' } = mail;
    const id = randomUUID();
    return {
      id,
      template,
      subjectId,
      state: initialStateOf(mailLifecycle),
      recipient: to,
      language,
      ...encryptMail(unit, id, mail),
      attempts: 0,
      nextAttemptAt: leavesAt,
      priority: priorityOf(mail),
      expiresAt,
      leasedUntil: 0,
      lastError: null,
      createdAt: now,
      sentAt: null,
    };
  });
  for (const some of rowsInBatches(rows)) await insertMails(database, some);
}

const priorityOf = ({ expiresAt = null, unsubscribeUrl }: OutgoingMail): number => {
  if (expiresAt !== null) return 0;
  return unsubscribeUrl === undefined ? 1 : 2;
};

type Sealing = Pick<Unit, 'secrets' | 'publicUrl' | 'supportEmail'>;

/** The encrypted columns of a mail's row. */
function encryptMail(unit: Sealing, id: string, { language, code, replyTo, unsubscribeUrl, ...written }: OutgoingMail) {
  const { subject, text, html } = withFoot(
    { ...written, ...(unsubscribeUrl !== undefined && { unsubscribeUrl }) },
    language,
    unit,
  );
  const reading = withoutSecrets({ subject, text, ...(code !== undefined && { code }) });
  return {
    encryptedContent: unit.secrets.encrypt(
      JSON.stringify({ subject, text, html, replyTo, unsubscribeUrl }),
      contentCell(id),
    ),
    encryptedCopy: encryptCopy(unit.secrets, id, reading),
  };
}

/** The newest mail of the same kind, about the same record and to the same reader. */
export const findLatestMail = ({ database }: Unit, { to, template, subjectId = '' }: OutgoingMail) =>
  findLatestLike(database, { recipient: to, template, subjectId });

/** Replaces the content of a mail that is not being sent yet; returns whether it did. */
export async function rewriteMail(unit: Unit, id: string, mail: OutgoingMail): Promise<boolean> {
  const rewritten = await saveWaitingMail(unit.database, { id, now: unit.now }, encryptMail(unit, id, mail));
  return rewritten !== undefined;
}

/** Deletes the unsent mails about a record; returns whether there were any, and whether one was sent since then. */
export async function withdrawMails(
  { database, now }: Unit,
  subjectId: string,
  since = now,
): Promise<{ wasWaiting: boolean; isOut: boolean }> {
  const wasWaiting = await deleteWaitingMails(database, subjectId, now);
  await deleteUnreadNotifications(database, subjectId);
  return { wasWaiting, isOut: (await countMailsAbout(database, subjectId, since)) > 0 };
}

/** For mails that their reader stopped: staff could send those that failed again. */
export async function stopMails(unit: Unit, subjectId: string): Promise<void> {
  await withdrawMails(unit, subjectId);
  await deleteFailedMails(unit.database, subjectId);
}

/** Deletes the unsent mails of one kind about these records; returns the records that had one. */
export const takeBackMails = (
  { database, now }: Unit,
  template: MailTemplate,
  subjectIds: readonly string[],
): Promise<string[]> => deleteWaitingAbout(database, subjectIds, { template, now });

/** Deletes the mails about a record that are not due yet; returns whether there were any. */
export const takeBackEarlyMails = ({ database, now }: Unit, subjectId: string): Promise<boolean> =>
  deleteEarlyMails(database, subjectId, now);

export async function readBacklog({ database }: Pick<Platform, 'database'>, now: number) {
  return { ...(await outboxBacklog(database, now)), failed: await countFailedMails(database, now - 2 * maxMailAgeMs) };
}

/** The clocks of two processes may differ by this: a decision's mails leave only after any process would refuse to undo it. */
const graceMs = 3_000;

/** How long a mail about a decision waits, so that undoing the decision can withdraw it. */
export const decisionMailsLeaveMs = undoMs + graceMs;
