import { text } from 'node:stream/consumers';
import type { Role } from '#contract/roles.ts';
import { isEmailAddress } from '#rules/email-address.ts';
import { fold } from '#rules/fold.ts';
import { sayProblem } from '#rules/problems.ts';
import { usernameProblem, usernameReserved } from '#rules/username.ts';
import { advance } from '../db/advance.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { command, commandLine, type OptionsOf } from '../feature/command.ts';
import { Conflict, OperatorError } from '../lib/errors.ts';
import { staffAccounts } from './account.lifecycle.ts';
import { mailSecondFactorSet } from './account.mails.ts';
import {
  type Account,
  findAccountByEmail,
  findAccountByUsername,
  insertAccount,
  isReservedName,
  lockAccount,
  lockActiveStaff,
  makeAccount,
  type Realm,
} from './accounts.ts';
import { issuePasswordLink } from './password-links.ts';
import { hashPassword, newPasswordProblem } from './passwords.ts';
import { listStaff } from './second-factor.store.ts';
import { createSecondFactorOffer, describeSecondFactor, type Secret, setSecondFactor } from './second-factors.ts';
import { deleteSessionsOf } from './sessions.ts';

export const accountOptions = {
  username: { type: 'string' },
  email: { type: 'string' },
  name: { type: 'string' },
  'password-stdin': { type: 'boolean' },
} as const;

export type AccountOptions = OptionsOf<typeof accountOptions>;

export const accountUsage = '--username NAME --email ADDRESS --name "FULL NAME" [--password-stdin]';

/** Creates an active account and prints once how to sign in: a password link, unless a password was given, and the second factor of staff. */
export async function addAccount(platform: Platform, role: Role, given: AccountOptions): Promise<string> {
  const { username = '', email = '', name = '' } = given;
  const problem = usernameProblem(username);
  // Those who run the installation may use its names, such as 'admin'.
  if (problem && problem !== usernameReserved)
    throw new OperatorError(`--username: ${sayProblem(problem, 'Username', 'en')}.`);
  if (!isEmailAddress(email)) throw new OperatorError('--email must be an email address.');
  if (name.trim() === '') throw new OperatorError('--name must be a full name.');
  await rejectTaken(platform, role === 'sponsor' ? 'sponsors' : 'people', username, email);
  const isGiven = given['password-stdin'] === true;
  const passwordHash = isGiven ? await hashPassword(await givenPassword({ username, email, name })) : null;
  const account = { role, state: 'active' as const, name: name.trim(), username, email, passwordHash };
  const offer = role === 'staff' ? createSecondFactorOffer(account) : null;
  const link = await inUnitOfWork(platform, (unit) => store(unit, makeAccount(account, unit.now), offer), commandLine);
  const page = `${platform.config.publicUrl}${role === 'sponsor' ? '/discovery' : '/admin'}`;
  const created = `${role === 'staff' ? 'Staff' : 'Sponsor'} account ${username} created. Sign in at ${page}`;
  return [created, ...(link ? [describeLink(link)] : []), ...(offer ? [describeSecondFactor(offer)] : [])].join('\n\n');
}

type PasswordLink = Awaited<ReturnType<typeof issuePasswordLink>>;

const describeLink = ({ url, expiresAt }: PasswordLink): string =>
  `Set the password here. The link works once and is valid until ${new Date(expiresAt).toISOString().slice(0, 16).replace('T', ' ')} UTC:\n${url}`;

async function store(unit: Unit, account: Account, offer: Secret | null): Promise<PasswordLink | null> {
  await insertAccount(unit.database, account);
  unit.record({ action: account.role === 'sponsor' ? 'sponsor.add' : 'staff.add', subjectId: account.id });
  if (offer) {
    await setSecondFactor(unit, account.id, offer);
    unit.record({ action: 'staff.setUpSecondFactor', subjectId: account.id });
  }
  return account.passwordHash === null ? issuePasswordLink(unit, account.id, 'invitation') : null;
}

async function givenPassword(owner: { username: string; email: string; name: string }): Promise<string> {
  const password = (await text(process.stdin)).replace(/\r?\n$/, '');
  const problem = await newPasswordProblem(password, owner);
  if (problem) throw new OperatorError(sayProblem(problem, 'A password', 'en'));
  return password;
}

async function rejectTaken(platform: Platform, realm: Realm, username: string, email: string): Promise<void> {
  const { database } = platform;
  const isTaken =
    (await findAccountByUsername(database, realm, fold(username))) !== undefined ||
    (await findAccountByEmail(database, realm, fold(email))) !== undefined ||
    (realm === 'people' && (await isReservedName(platform, fold(username))));
  if (isTaken) throw new OperatorError(`This username or email address is already in use.`);
}

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
    return describeMove(account.username, account.state, inUnitOfWork(platform, change, commandLine));
  };

/** What a command says of the transition of an account. */
export async function describeMove(name: string, before: string, move: Promise<{ state: string }>): Promise<string> {
  try {
    return `${name} is ${(await move).state}.`;
  } catch (failure) {
    throw failure instanceof Conflict ? new OperatorError(`Nothing was changed: ${name} is ${before}.`) : failure;
  }
}

async function rejectLast(unit: Unit, { id, username }: Account): Promise<void> {
  const active = await lockActiveStaff(unit);
  if (active.length === 1 && active[0]?.id === id)
    throw new OperatorError(`${username} is the last active staff account. Add --last to suspend it anyway.`);
}

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
  command({
    words: 'staff second-factor',
    does: 'Give a staff member a new second factor and sign them out.',
    takes: 'EMAIL',
    example: 'mia@vaya.example',
    run: replaceSecondFactor,
  }),
  command({ words: 'staff list', does: 'List staff with their state and second factor.', run: showStaff }),
];
