import { creatorAccountLifecycle } from '#machines/lifecycles/creator-account.machine.ts';
import { findLatestApplication } from '../application/latest-application.ts';
import { projectCreator } from '../discovery/project-creator.ts';
import { lifecycleOf } from '../records/lifecycle.ts';
import type { Unit } from '../records/unit-of-work.ts';
import { deleteSessionsOf } from '../session/sessions.ts';
import { type Account, lockAccount, saveAccount } from './accounts.ts';
import { activatedMail } from './creator-account.mails.ts';

/** An account of a creator is never merely invited. */
type CreatorAccount = Account & { state: Exclude<Account['state'], 'invited'> };

const isCreator = (account: Account | undefined): account is CreatorAccount =>
  account?.role === 'creator' && account.state !== 'invited';

export const creatorAccounts = lifecycleOf<CreatorAccount>()({
  chart: creatorAccountLifecycle,
  async load(unit, id) {
    const account = await lockAccount(unit, id);
    return isCreator(account) ? account : undefined;
  },
  facts: () => undefined,
  change: () => ({}),
  save: saveAccount,
  effects: {
    mailActivated,
    endSessions: ({ database }, { id }) => deleteSessionsOf(database, id),
    updateDirectory: (unit, { id }) => unit.atEnd(() => projectCreator(unit, id)),
  },
  deeds: ['account.activate', 'account.suspend', 'account.reinstate', 'account.close'],
  subjectOf: ({ id }) => id,
});

async function mailActivated(unit: Unit, { id, name, username, email }: Account): Promise<void> {
  const language = (await findLatestApplication(unit.database, id))?.language ?? 'en';
  unit.queueMail({
    to: email,
    language,
    ...activatedMail(name, `${unit.publicUrl}/blog/${username}`, language),
  });
}
