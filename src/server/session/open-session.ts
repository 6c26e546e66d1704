import { randomBytes } from 'node:crypto';
import type { Language } from '#contract/language.ts';
import type { Approval } from '#contract/levels.ts';
import type { LoginReply } from '#contract/session.ts';
import type { Account } from '../account/accounts.ts';
import { findLatestApplication } from '../application/latest-application.ts';
import { Forbidden } from '../platform/errors.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Unit } from '../records/unit-of-work.ts';
import { deviceWords } from './device-words.ts';
import { rememberDevice } from './known-devices.ts';
import { lifetimesOf, maySignIn } from './session.policy.ts';
import { deleteOldestSessions, insertSession } from './session.store.ts';

/** A sign-in, and the name that its device is to keep. */
export interface SignIn {
  answer: LoginReply;
  device: string;
}

/** What somebody signs in on: the name that it keeps, and what it says of itself. */
export interface SignInDevice {
  device: string | null;
  agent: string;
  /** In which whoever signs in reads. */
  language: Language;
}

/** So many sessions an account has; one more ends the one that was not used for longest. */
const mostSessions = 50;

/** Signs in whoever is held here and has shown who they are. */
export async function openSession(unit: Unit, account: Account, from: SignInDevice): Promise<SignIn> {
  const { database, secrets, now } = unit;
  const token = randomBytes(32).toString('base64url');
  const own = { tokenHash: hashToken(secrets, token), accountId: account.id };
  await insertSession(database, {
    ...own,
    createdAt: now,
    lastSeenAt: now,
    endsAt: now + lifetimesOf(account.role).longest,
    passwordChangedAt: null,
    ...deviceWords(from.agent),
  });
  await deleteOldestSessions(database, own, mostSessions - 1);
  if (account.role === 'staff') unit.record({ action: 'staff.signIn', subjectId: account.id });
  const { name, username, email } = account;
  return {
    answer: { accessToken: token, name, username, email, ...(account.role === 'staff' && { role: 'staff' }) },
    device: await rememberDevice(unit, account.id, from),
  };
}

export async function refuseWhoMayNot(unit: Unit, account: Account): Promise<void> {
  if (!(await mayBeIn(unit, account))) throw new Forbidden(authenticationFailed);
}

/** Whether an account may have a session, as it is now. */
export const mayBeIn = async (unit: Unit, account: Account): Promise<boolean> =>
  maySignIn(account, await lastApplicationOf(unit, account));

const lastApplicationOf = async ({ database }: Unit, { id, state }: Account): Promise<Approval | undefined> =>
  state === 'pending' ? (await findLatestApplication(database, id))?.state : undefined;

const authenticationFailed = { en: 'Authentication failed', tr: 'Kimlik doğrulanamadı' };

export const hashToken = (secrets: Secrets, token: string): string => secrets.hash('session', token);
