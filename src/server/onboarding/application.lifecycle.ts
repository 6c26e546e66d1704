import {
  type ApplicationFacts,
  type ApplicationMove,
  applicationLifecycle,
  takenForMs,
} from '#machines/lifecycles/application.machine.ts';
import { type Account, lockAccount } from '../accounts/accounts.ts';
import { findLatestApplication, hideUndoableDecision } from '../accounts/latest-application.ts';
import { deletePasswordLinks, issuePasswordLink } from '../accounts/password-links.ts';
import { deleteSessionsOf } from '../accounts/sessions.ts';
import { issueBankLink, revokeBankLink, withdrawLinkMails } from '../bank-details/bank-link.lifecycle.ts';
import { creatorAccounts } from '../creator-accounts/creator-account.lifecycle.ts';
import { advance, advanceIfPossible } from '../db/advance.ts';
import { initialStateOf, lifecycleOf } from '../db/lifecycle.ts';
import type { ApplicationTable } from '../db/tables/application.table.ts';
import type { Database } from '../db/tables.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { StateConflict } from '../lib/errors.ts';
import { dayMs } from '../lib/time.ts';
import { decisionMailsLeaveMs, withdrawMails } from '../mail/outbox.ts';
import { findApplication, insertApplication, lockApplication, saveApplication } from './application.store.ts';
import { approvedMail, rejectedMail, reopenedMail } from './onboarding.mails.ts';
import { statusUrlOf } from './status-link.ts';

/** `takenBack`: when the decision that a move undoes was made. */
type Application = ApplicationTable & { account: Account; takenBack: number | null };

export const applications = lifecycleOf<Application>()({
  chart: applicationLifecycle,
  async load(unit, id) {
    const found = await findApplication(unit.database, id);
    const account = found && (await lockAccount(unit, found.accountId));
    const application = account && (await lockApplication(unit, id));
    return application && { ...application, account, takenBack: application.decidedAt };
  },
  facts: async ({ database, now }, { id, account, decidedAt, ...mark }, move) => ({
    isLatest: (await findLatestApplication(database, account.id))?.id === id,
    account: account.state,
    decidedMsAgo: now - (decidedAt ?? 0),
    taker: 'takerId' in move ? takerFor(move.takerId, mark, now) : 'none',
  }),
  change: (_, move, { now }) => changeBy(move, now),
  save: (unit, application, { account, takenBack, ...change }) => saveApplication(unit, application, change),
  effects: {
    mailApproved,
    mailRejected,
    mailReopened,
    withdrawMails: takeMailsBack,
    issueBankLink: (unit, { account, id }) =>
      issueBankLink(unit, { account, leavesAt: unit.now + decisionMailsLeaveMs, subjectId: decisionOn(id) }),
    hideContacts: (unit, { accountId }) => unit.emit('creator.approved', { accountId }),
    revokeBankLink: (unit, { account }) => revokeBankLink(unit, account.id),
    endSessions: ({ database }, { account }) => deleteSessionsOf(database, account.id),
    closeAccount: (unit, { account }) => advance(unit, creatorAccounts, account.id, { type: 'account.withdraw' }),
  },
  audited: [
    ...(['application.approve', 'application.reject', 'application.reopen', 'application.undo'] as const),
    'application.withdraw',
  ],
  subjectOf: ({ accountId }) => accountId,
  auditedDetails: ['reason'],
});

/** Ends the latest application with its account, or resumes it when staff have reopened the account. */
export async function followAccount(unit: Unit, accountId: string): Promise<void> {
  const latest = await findLatestApplication(unit.database, accountId);
  if (latest === undefined) return;
  const isDone = await advanceIfPossible(unit, applications, latest.id, { type: 'application.close' });
  if (isDone === null) await advanceIfPossible(unit, applications, latest.id, { type: 'application.resume' });
}

type Mark = Pick<ApplicationTable, 'takerId' | 'takenAt'>;

/** A mark expires by itself. */
export const isTaken = ({ takerId, takenAt }: Mark, now: number): boolean =>
  takerId !== null && takenAt !== null && now - takenAt < takenForMs;

function takerFor(callerId: string, mark: Mark, now: number): ApplicationFacts['taker'] {
  if (!isTaken(mark, now)) return 'none';
  return mark.takerId === callerId ? 'caller' : 'colleague';
}

/** Every decision ends the mark of who has taken the application. */
function changeBy(move: ApplicationMove, now: number) {
  const open = { decidedAt: null, reason: null, reasonText: null, takerId: null, takenAt: null };
  if (move.type === 'application.take') return { ...open, takerId: move.takerId, takenAt: now };
  if (move.type === 'application.approve') return { ...open, decidedAt: now };
  if (move.type === 'application.reject')
    return { ...open, decidedAt: now, reason: move.reason, reasonText: move.text };
  return open;
}

/** The subject of a decision's mails. Other mails about the application are not withdrawn with them. */
const decisionOn = (id: string): string => `decision ${id}`;

const delayed = ({ now }: Unit, { id, account }: Application) => ({
  to: account.email,
  language: account.language,
  subjectId: decisionOn(id),
  leavesAt: now + decisionMailsLeaveMs,
});

async function mailApproved(unit: Unit, application: Application): Promise<void> {
  const { account } = application;
  const { url } = await issuePasswordLink(unit, account.id, 'invitation');
  unit.queueMail({ ...delayed(unit, application), ...approvedMail(account.name, url, account.language) });
}

function mailRejected(unit: Unit, application: Application, { reason, text }: Rejection): void {
  const { account } = application;
  const rejection = {
    name: account.name,
    reason,
    text,
    againAt: mayApplyAgainAt(application) ?? 0,
    url: statusUrlOf(unit, application.id),
  };
  unit.queueMail({ ...delayed(unit, application), ...rejectedMail(rejection, account.language) });
}

type Rejection = Pick<Extract<ApplicationMove, { type: 'application.reject' }>, 'reason' | 'text'>;

/** Mails nothing while no mail of the decision has left: the applicant knows of none. */
async function mailReopened(unit: Unit, { id, account, takenBack }: Application): Promise<void> {
  const { name, email, language } = account;
  await deletePasswordLinks(unit.database, account.id);
  const { wasWaiting, isOut } = await withdrawMails(unit, decisionOn(id), takenBack ?? unit.now);
  if (wasWaiting && !isOut) return;
  const mail = reopenedMail(name, statusUrlOf(unit, id), language);
  unit.queueMail({ to: email, language, subjectId: id, ...mail });
}

/** A decision that was already mailed cannot be undone: reopening it mails the applicant again. */
async function takeMailsBack(unit: Unit, { id, account, takenBack }: Application): Promise<void> {
  const since = takenBack ?? unit.now;
  const decision = await withdrawMails(unit, decisionOn(id), since);
  const links = await withdrawLinkMails(unit, account.id, since);
  if (decision.isOut || links.isOut) throw new StateConflict();
  await deletePasswordLinks(unit.database, account.id);
}

const waitingDays = 30;

/** The start of a UTC day, since mails and pages name the day. Null unless the application was rejected. */
export const mayApplyAgainAt = ({ state, decidedAt }: Pick<ApplicationTable, 'state' | 'decidedAt'>): number | null =>
  state === 'REJECTED' && decidedAt !== null ? (Math.floor(decidedAt / dayMs) + waitingDays) * dayMs : null;

export async function mayApplyAgain(
  database: Database,
  { id, state }: Pick<Account, 'id' | 'state'>,
  now: number,
): Promise<boolean> {
  const last = await findLatestApplication(database, id);
  const from = last ? mayApplyAgainAt(hideUndoableDecision(last, now)) : null;
  return state === 'pending' && from !== null && from <= now;
}

type NewApplication = Pick<ApplicationTable, 'id' | 'accountId' | 'privacyVersion' | 'createdAt'>;

export async function addApplication(database: Database, fresh: NewApplication): Promise<ApplicationTable> {
  const undecided = { state: initialStateOf(applicationLifecycle), decidedAt: null, reason: null, reasonText: null };
  const untaken = { takerId: null, takenAt: null };
  const application = { ...fresh, ...undecided, ...untaken, updatedAt: fresh.createdAt };
  await insertApplication(database, application);
  return application;
}
