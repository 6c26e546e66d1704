import { fold } from '#rules/fold.ts';
import { command, commandLine, Refusal } from '../command.ts';
import { advance } from '../db/advance.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { Conflict } from '../lib/errors.ts';
import { type Account, findAccountByUsername, lockActiveStaff } from './accounts.ts';
import { type AccountOptions, accountOptions, accountUsage, addAccount } from './add-account.ts';
import { staffAccounts } from './staff.lifecycle.ts';

export const addStaff = (platform: Platform, options: AccountOptions): Promise<string> =>
  addAccount(platform, 'staff', options);

interface MoveOptions {
  rest: string[];
  /** Allows suspending the last active staff account. */
  last?: boolean | undefined;
}

export const staffStateCommand =
  (move: 'suspend' | 'reinstate') =>
  async (platform: Platform, { rest: [name = ''], last = false }: MoveOptions): Promise<string> => {
    const account = await findAccountByUsername(platform.database, 'people', fold(name));
    if (account?.role !== 'staff') throw new Refusal(`"${name}" is not of the staff.`);
    const moved = async (unit: Unit) => {
      if (move === 'suspend' && !last) await refuseLast(unit, account);
      return advance(unit, staffAccounts, account.id, { type: `staff.${move}` });
    };
    try {
      const { state } = await inUnitOfWork(platform, moved, commandLine);
      return `${account.username} is ${state}.`;
    } catch (failure) {
      throw failure instanceof Conflict ? new Refusal(`${account.username} is ${account.state}.`) : failure;
    }
  };

async function refuseLast(unit: Unit, { id, username }: Account): Promise<void> {
  const active = await lockActiveStaff(unit);
  if (active.length === 1 && active[0]?.id === id)
    throw new Refusal(`${username} is the last of the staff who may sign in: say --last if nobody is to.`);
}

export const staffCommands = [
  command({
    words: 'staff add',
    does: 'Create a staff account and print how to sign in.',
    takes: accountUsage,
    options: accountOptions,
    run: addStaff,
  }),
  command({
    words: 'staff suspend',
    does: 'Suspend a staff account and sign it out at once.',
    takes: 'NAME [--last]',
    options: { last: { type: 'boolean' } },
    run: staffStateCommand('suspend'),
  }),
  command({
    words: 'staff reinstate',
    does: 'Let a suspended staff account sign in again.',
    takes: 'NAME',
    run: staffStateCommand('reinstate'),
  }),
];
