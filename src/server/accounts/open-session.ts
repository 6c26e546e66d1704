import { randomBytes } from 'node:crypto';
import type { Language } from '#contract/language.ts';
import type { ApplicationState } from '#contract/levels.ts';
import type { LoginReply } from '#contract/session.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { Forbidden } from '../lib/errors.ts';
import { hashToken } from '../lib/secrets.ts';
import { type Account, saveLanguage } from './accounts.ts';
import { issueDeviceCookie } from './known-device.ts';
import { findLatestApplication } from './latest-application.ts';
import { lifetimesOf, maySignIn } from './session.policy.ts';
import { deleteOldestSessions, insertSession } from './session.store.ts';
import { parseUserAgent } from './user-agent.ts';

export interface SignIn {
  answer: LoginReply;
  /** Value of the new device cookie. */
  device: string;
}

export interface SignInDevice {
  /** Value of the device cookie. */
  device: string | null;
  /** User-Agent. */
  agent: string;
  language: Language;
}

/** One more ends the session that was used least recently. */
const maxSessions = 50;

/** Signs in to a locked account. The caller has checked the password and the code. */
export async function openSession(unit: Unit, account: Account, from: SignInDevice): Promise<SignIn> {
  const { database, now } = unit;
  const token = randomBytes(32).toString('base64url');
  const own = { tokenHash: hashToken('session', token), accountId: account.id };
  await insertSession(database, {
    ...own,
    createdAt: now,
    lastSeenAt: now,
    endsAt: now + lifetimesOf(account.role).maxMs,
    passwordChangedAt: null,
    ...parseUserAgent(from.agent),
  });
  await deleteOldestSessions(database, own, maxSessions - 1);
  if (account.role === 'staff') unit.record({ action: 'staff.signIn', subjectId: account.id });
  await saveLanguage(database, account.id, from.language);
  const { name, username, email } = account;
  return {
    answer: { accessToken: token, name, username, email, ...(account.role === 'staff' && { role: 'staff' }) },
    device: issueDeviceCookie(unit, account, from.device),
  };
}

export async function requireMaySignIn(unit: Unit, account: Account): Promise<void> {
  if (!(await mayHaveSession(unit, account))) throw new Forbidden(authenticationFailed);
}

export const mayHaveSession = async (unit: Unit, account: Account): Promise<boolean> =>
  maySignIn(account, await lastApplicationOf(unit, account));

const lastApplicationOf = async ({ database }: Unit, { id, state }: Account): Promise<ApplicationState | undefined> =>
  state === 'pending' ? (await findLatestApplication(database, id))?.state : undefined;

const authenticationFailed = { en: 'Authentication failed', tr: 'Kimlik doğrulanamadı' };
