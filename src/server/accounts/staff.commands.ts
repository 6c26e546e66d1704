import { fold } from '#rules/fold.ts';
import { advance } from '../db/advance.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { command, commandLine } from '../feature/command.ts';
import { Conflict, OperatorError } from '../lib/errors.ts';
import { type Account, findAccountByUsername, lockActiveStaff } from './accounts.ts';
import { type AccountOptions, accountOptions, accountUsage, addAccount } from './add-account.ts';
import { staffAccounts } from './staff.lifecycle.ts';

export const addStaff = (platform: Platform, options: AccountOptions): Promise<string> =>
  addAccount(platform, 'staff', options);

interface StateOptions {
  rest: string[];
  last?: boolean | undefined;
}

export const staffStateCommand =
  (transition: 'suspend' | 'reinstate') =>
  async (platform: Platform, { rest: [name = ''], last = false }: StateOptions): Promise<string> => {
    const account = await findAccountByUsername(platform.database, 'people', fold(name));
    if (account?.role !== 'staff')
      throw new OperatorError(`There is no staff account "${name}". "staff list" shows all.`);
    const change = async (unit: Unit) => {
      if (transition === 'suspend' && !last) await rejectLast(unit, account);
      return advance(unit, staffAccounts, account.id, { type: `staff.${transition}` });
    };
    try {
      const { state } = await inUnitOfWork(platform, change, commandLine);
      return `${account.username} is ${state}.`;
    } catch (failure) {
      throw failure instanceof Conflict
        ? new OperatorError(`Nothing was changed: ${account.username} is ${account.state}.`)
        : failure;
    }
  };

async function rejectLast(unit: Unit, { id, username }: Account): Promise<void> {
  const active = await lockActiveStaff(unit);
  if (active.length === 1 && active[0]?.id === id)
    throw new OperatorError(`${username} is the last active staff account. Add --last to suspend it anyway.`);
}

export const staffCommands = [
  command({
    words: 'staff add',
    does: 'Create a staff account and print how to sign in.',
    takes: accountUsage,
    example: '--username mia --email mia@vaya.example --name "Mia Kaya"',
    options: accountOptions,
    run: addStaff,
  }),
  command({
    words: 'staff suspend',
    does: 'Suspend a staff account and sign it out at once.',
    takes: 'NAME [--last]',
    example: 'mia',
    options: { last: { type: 'boolean' } },
    run: staffStateCommand('suspend'),
  }),
  command({
    words: 'staff reinstate',
    does: 'Let a suspended staff account sign in again.',
    takes: 'NAME',
    example: 'mia',
    run: staffStateCommand('reinstate'),
  }),
];
