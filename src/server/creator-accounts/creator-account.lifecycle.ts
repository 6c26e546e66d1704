import { creatorAccountLifecycle } from '#machines/lifecycles/creator-account.machine.ts';
import { type Account, lockAccount, saveAccount } from '../accounts/accounts.ts';
import { cancelDeletion, findScheduledDeletion, scheduleDeletion } from '../accounts/scheduled-deletions.ts';
import { deleteSessionsOf } from '../accounts/sessions.ts';
import { findLatestBankLink } from '../bank-details/bank-links.ts';
import { cancelBookingsOf } from '../bookings/booking.service.ts';
import { advance } from '../db/advance.ts';
import { lifecycleOf } from '../db/lifecycle.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { dayMs } from '../lib/time.ts';
import { decisionMailsLeaveMs, takeBackEarlyMails } from '../mail/outbox.ts';
import { activatedMail, closedMail, reinstatedMail, suspendedMail, withdrawnMail } from './creator-account.mails.ts';

type CreatorAccount = Account & { state: Exclude<Account['state'], 'invited'> };

const isCreator = (account: Account | undefined): account is CreatorAccount =>
  account?.role === 'creator' && account.state !== 'invited';

export const creatorAccounts = lifecycleOf<CreatorAccount>()({
  chart: creatorAccountLifecycle,
  async load(unit, id) {
    const account = await lockAccount(unit, id);
    return isCreator(account) ? account : undefined;
  },
  facts: async ({ database, now }, { id }) => ({
    wasSuspended: (await findScheduledDeletion(database, id))?.wasSuspended === 1,
    isVerified: (await findLatestBankLink(database, id, now))?.state === 'verified',
  }),
  change: () => ({}),
  save: saveAccount,
  effects: {
    mailActivated: (unit, account) => mailOfBlog(unit, account, activatedMail),
    mailSuspended,
    mailReinstated,
    endSessions: ({ database }, { id }) => deleteSessionsOf(database, id),
    endStays: (unit, { id, language }) => cancelBookingsOf(unit, id, language),
    updateDirectory: (unit, { id }) => unit.emit('creator.changed', { accountId: id }),
    scheduleDeletion: (unit, account) => scheduleAndMail(unit, account, { mailOf: closedMail }),
    scheduleDeletionOfApplicant: (unit, account) => scheduleAndMail(unit, account, { mailOf: withdrawnMail }),
    scheduleDeletionOfSuspended: (unit, account) =>
      scheduleAndMail(unit, account, { mailOf: closedMail, wasSuspended: 1 }),
    cancelDeletion: ({ database }, { id }) => cancelDeletion(database, id),
  },
  audited: ['account.activate', 'account.suspend', 'account.reinstate', 'account.close', 'account.reopen'],
  subjectOf: ({ id }) => id,
});

export const activateCreator = (unit: Unit, { accountId }: { accountId: string }) =>
  advance(unit, creatorAccounts, accountId, { type: 'account.activate' });

/** Staff may reopen a closed account until it is deleted. */
const deletedAfterMs = 30 * dayMs;

async function scheduleAndMail(
  unit: Unit,
  { id, name, email, language }: Account,
  { mailOf, wasSuspended = 0 }: { mailOf: typeof closedMail; wasSuspended?: 0 | 1 },
): Promise<void> {
  const dueAt = unit.now + deletedAfterMs;
  await scheduleDeletion(unit.database, { accountId: id, dueAt, wasSuspended });
  unit.queueMail({ to: email, language, ...mailOf(name, dueAt, language) });
}

function mailOfBlog(unit: Unit, { id, name, username, email, language }: Account, mailOf: typeof activatedMail): void {
  unit.queueMail({
    to: email,
    language,
    accountId: id,
    ...mailOf(name, `${unit.publicUrl}/blog/${username}`, language),
  });
}

function mailSuspended(unit: Unit, { id, name, email, language }: Account): void {
  unit.queueMail({
    ...{ to: email, language, subjectId: suspensionOf(id), leavesAt: unit.now + decisionMailsLeaveMs },
    ...suspendedMail(name, language),
  });
}

const suspensionOf = (id: string): string => `suspension of ${id}`;

/** Mails nothing if the suspension was undone before its mail was sent. */
async function mailReinstated(unit: Unit, account: Account): Promise<void> {
  const isSlip = await takeBackEarlyMails(unit, suspensionOf(account.id));
  if (!isSlip) mailOfBlog(unit, account, reinstatedMail);
}
