import { staffLifecycle } from '#machines/lifecycles/staff.machine.ts';
import { lifecycleOf } from '../db/lifecycle.ts';
import { type Account, lockAccount, saveAccount } from './accounts.ts';
import { deleteSessionsOf } from './sessions.ts';

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
