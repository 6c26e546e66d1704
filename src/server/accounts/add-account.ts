import { text } from 'node:stream/consumers';
import type { Role } from '#contract/roles.ts';
import { isEmailAddress } from '#rules/email-address.ts';
import { fold } from '#rules/fold.ts';
import { sayProblem } from '#rules/problems.ts';
import { usernameProblem, usernameReserved } from '#rules/username.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { commandLine, type OptionsOf } from '../feature/command.ts';
import { OperatorError } from '../lib/errors.ts';
import {
  type Account,
  findAccountByEmail,
  findAccountByUsername,
  insertAccount,
  makeAccount,
  type Realm,
} from './accounts.ts';
import { newPasswordProblem } from './new-password.ts';
import { hashPassword } from './password-hash.ts';
import { issuePasswordLink } from './password-links.ts';
import { isReservedName } from './reserved-names.ts';
import { createSecondFactorOffer, describeSecondFactor } from './second-factor-offer.ts';
import { type Secret, setSecondFactor } from './second-factors.ts';

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
