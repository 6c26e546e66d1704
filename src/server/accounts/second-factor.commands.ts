import { fold } from '#rules/fold.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { command, commandLine } from '../feature/command.ts';
import { OperatorError } from '../lib/errors.ts';
import { type Account, findAccountByEmail, lockAccount } from './accounts.ts';
import { mailSecondFactorSet } from './second-factor.mails.ts';
import { listStaff } from './second-factor.store.ts';
import { createSecondFactorOffer, describeSecondFactor } from './second-factor-offer.ts';
import { type Secret, setSecondFactor } from './second-factors.ts';
import { deleteSessionsOf } from './sessions.ts';

export async function replaceSecondFactor(
  platform: Platform,
  { rest: [email = ''] }: { rest: string[] },
): Promise<string> {
  const account = await findAccountByEmail(platform.database, 'people', fold(email));
  if (account?.role !== 'staff')
    throw new OperatorError(`There is no staff account with the email address "${email}".`);
  const offer = createSecondFactorOffer(account);
  await inUnitOfWork(platform, (unit) => replace(unit, account, offer), commandLine);
  return `${account.username} has a new second factor and is signed out on all devices.\n\n${describeSecondFactor(offer)}`;
}

async function replace(unit: Unit, account: Account, offer: Secret): Promise<void> {
  await lockAccount(unit, account.id);
  await deleteSessionsOf(unit.database, account.id);
  await setSecondFactor(unit, account.id, offer);
  unit.record({ action: 'staff.resetSecondFactor', subjectId: account.id });
  mailSecondFactorSet(unit, account);
}

export async function showStaff({ database }: Platform): Promise<string> {
  const staff = await listStaff(database);
  const lines = staff.map(({ username, email, state, secondFactorSince, recoveryCodes }) => {
    const factor =
      secondFactorSince === null
        ? 'no second factor'
        : `second factor since ${new Date(secondFactorSince).toISOString().slice(0, 10)}, ${recoveryCodes} recovery codes left`;
    return [username, state, email, factor].join('\t');
  });
  return lines.join('\n');
}

export const secondFactorCommands = [
  command({
    words: 'staff second-factor',
    does: 'Give a staff member a new second factor and sign them out.',
    takes: 'EMAIL',
    example: 'mia@vaya.example',
    run: replaceSecondFactor,
  }),
  command({ words: 'staff list', does: 'List staff with their state and second factor.', run: showStaff }),
];
