import { sponsorLifecycle } from '#machines/lifecycles/sponsor.machine.ts';
import { staffLifecycle } from '#machines/lifecycles/staff.machine.ts';
import { lifecycleOf } from '../db/lifecycle.ts';
import { type Account, lockAccount, saveAccount } from './accounts.ts';
import { mailPasswordLink } from './password-links.ts';
import { deleteSessionsOf } from './sessions.ts';

type SponsorAccount = Account & { state: Exclude<Account['state'], 'pending' | 'closed'> };

const isSponsor = (account: Account | undefined): account is SponsorAccount =>
  account?.role === 'sponsor' && account.state !== 'pending' && account.state !== 'closed';

export const sponsorAccounts = lifecycleOf<SponsorAccount>()({
  chart: sponsorLifecycle,
  async load(unit, id) {
    const account = await lockAccount(unit, id);
    return isSponsor(account) ? account : undefined;
  },
  facts: (_, { passwordHash }) => ({ hasPassword: passwordHash !== null }),
  change: () => ({}),
  save: saveAccount,
  effects: {
    endSessions: ({ database }, { id }) => deleteSessionsOf(database, id),
    mailInvitation: (unit, account) => mailPasswordLink(unit, account),
    withdrawInvitations: (unit, { id }) => unit.emit('sponsor.suspended', { accountId: id }),
  },
  audited: ['sponsor.suspend', 'sponsor.reinstate'],
  subjectOf: ({ id }) => id,
});

type StaffAccount = Account & { state: 'active' | 'suspended' };

const isStaff = (account: Account | undefined): account is StaffAccount =>
  account?.role === 'staff' && (account.state === 'active' || account.state === 'suspended');

export const staffAccounts = lifecycleOf<StaffAccount>()({
  chart: staffLifecycle,
  async load(unit, id) {
    const account = await lockAccount(unit, id);
    return isStaff(account) ? account : undefined;
  },
  facts: () => undefined,
  change: () => ({}),
  save: saveAccount,
  effects: { endSessions: ({ database }, { id }) => deleteSessionsOf(database, id) },
  audited: ['staff.suspend', 'staff.reinstate'],
  subjectOf: ({ id }) => id,
});
