import type { DecisionReply, DecisionRequest } from '#contract/back-office.ts';
import { type ApplicationEvent, applicationLifecycle, undoMs } from '#machines/lifecycles/application.machine.ts';
import { mayApplyAgainAt } from '#rules/apply-again.ts';
import { record } from '../audit/audit.service.ts';
import { issueBankLink, revokeBankLink } from '../bank-details/bank-link.ts';
import type { Database } from '../database.ts';
import { withdrawMails } from '../mail/outbox-mail.store.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { deletePasswordLinks } from '../password/password-link.store.ts';
import { issuePasswordLink } from '../password/password-link.ts';
import type { SignedIn } from '../platform/access.ts';
import { Conflict, NotFound } from '../platform/errors.ts';
import { step } from '../platform/lifecycle.ts';
import type { Platform } from '../platform/platform.ts';
import { type Account, findAccount } from '../session/account.store.ts';
import { findApplication, moveApplication } from './application.store.ts';
import type { ApplicationTable } from './application.table.ts';
import { approvedMail, rejectedMail, reopenedMail } from './decision.mails.ts';
import { statusTokenOf } from './status-token.ts';

/** Moves an application along its chart, with all that the chart asks for, or refuses as the chart does. */
export function decide(platform: Platform, id: string, request: DecisionRequest, by: SignedIn): Promise<DecisionReply> {
  return platform.database.transaction().execute(async (transaction) => {
    const application = await findApplication(transaction, id);
    const account = application && (await findAccount(transaction, application.accountId));
    if (!application || !account) throw new NotFound();
    const time = platform.now();
    const next = step(applicationLifecycle, application.state, eventOf(request, { application, account, time }));
    if (!next) throw new Conflict('notNow', 'notNow');
    const change = { state: next.state, updatedAt: time, ...decisionOf(request, time) };
    if (!(await moveApplication(transaction, application, change))) throw new Conflict('notNow', 'notNow');
    const decided = { ...application, ...change };
    for (const effect of next.effects)
      await effects[effect as EffectName](platform, transaction, { application: decided, account, request });
    await record(platform, transaction, {
      actor: by.username,
      action: `application.${request.decision}`,
      subjectId: account.id,
      ...(request.decision === 'reject' && { details: { reason: request.reason, text: request.text } }),
    });
    return { status: next.state, undoableFor: next.state === 'ONHOLD' ? 0 : undoMs };
  });
}

interface Moment {
  application: ApplicationTable;
  account: Account;
  time: number;
}

function eventOf({ decision }: DecisionRequest, { application, account, time }: Moment): ApplicationEvent {
  if (decision === 'approve' || decision === 'reject') return { type: `application.${decision}` };
  if (decision === 'reopen') return { type: 'application.reopen', isCreatorPending: account.state === 'pending' };
  return { type: 'decision.undo', ageMs: time - (application.decidedAt ?? 0) };
}

function decisionOf(request: DecisionRequest, time: number) {
  if (request.decision === 'approve') return { decidedAt: time, reason: null, reasonText: null };
  if (request.decision === 'reject') return { decidedAt: time, reason: request.reason, reasonText: request.text };
  return { decidedAt: null, reason: null, reasonText: null };
}

interface About {
  application: ApplicationTable;
  account: Account;
  request: DecisionRequest;
}

type Effect = (platform: Platform, transaction: Database, about: About) => Promise<unknown>;
type EffectName =
  | 'mailApproved'
  | 'mailRejected'
  | 'mailReopened'
  | 'withdrawMails'
  | 'issueBankLink'
  | 'revokeBankLink';

/** What the chart asks for, done. A decision's mails leave when it can no longer be taken back. */
const effects: Record<EffectName, Effect> = {
  async mailApproved(platform, transaction, { application, account }) {
    const url = await issuePasswordLink(platform, transaction, account.id, 'invitation');
    const { language } = application;
    await queueMail(platform, transaction, {
      ...delayed(platform, application, account),
      ...approvedMail(account.name, url, language),
    });
  },
  async mailRejected(platform, transaction, { application, account, request }) {
    if (request.decision !== 'reject') return;
    const { language } = application;
    const rejection = {
      name: account.name,
      reason: request.reason,
      text: request.text,
      againAt: mayApplyAgainAt(application) ?? 0,
      url: statusUrl(platform, application),
    };
    await queueMail(platform, transaction, {
      ...delayed(platform, application, account),
      ...rejectedMail(rejection, language),
    });
  },
  async mailReopened(platform, transaction, { application, account }) {
    await deletePasswordLinks(transaction, account.id);
    await withdrawMails(transaction, application.id, platform.now());
    await queueMail(platform, transaction, {
      to: account.email,
      language: application.language,
      subjectId: application.id,
      ...reopenedMail(account.name, statusUrl(platform, application), application.language),
    });
  },
  async withdrawMails({ now }, transaction, { application, account }) {
    await withdrawMails(transaction, application.id, now());
    await deletePasswordLinks(transaction, account.id);
  },
  issueBankLink: (platform, transaction, { application, account }) =>
    issueBankLink(platform, transaction, {
      account,
      language: application.language,
      leavesAt: platform.now() + undoMs,
      subjectId: application.id,
    }),
  revokeBankLink: (_, transaction, { account }) => revokeBankLink(transaction, account.id),
};

const delayed = ({ now }: Platform, { id, language }: ApplicationTable, { email }: Account) => ({
  to: email,
  language,
  subjectId: id,
  leavesAt: now() + undoMs,
});

const statusUrl = (platform: Platform, { id }: ApplicationTable): string =>
  `${platform.config.publicUrl}/application/status?token=${statusTokenOf(platform, id)}`;
