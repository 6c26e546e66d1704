import type { Language } from '#contract/language.ts';
import type { Role } from '#contract/roles.ts';
import type { LoginReply } from '#contract/session.ts';
import type { ApplicationState } from '#contract/states.ts';
import type { SessionTable } from '../db/tables/account.table.ts';
import type { Database } from '../db/tables.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { Forbidden, Unauthenticated } from '../lib/errors.ts';
import { hashToken, newToken } from '../lib/secrets.ts';
import { dayMs, hourMs } from '../lib/time.ts';
import { type Account, findAccount, lockAccount, saveLanguage } from './accounts.ts';
import { issueDeviceCookie } from './known-device.ts';
import { findLatestApplication } from './latest-application.ts';
import { deleteOldestSessions, deleteTicketsOf, insertSession } from './session.store.ts';

/** A creator may sign in once approved; sponsors and staff only while active. */
export const maySignIn = (
  { role, state }: Pick<Account, 'role' | 'state'>,
  lastApplication: ApplicationState | null | undefined,
): boolean => state === 'active' || (role === 'creator' && state === 'pending' && lastApplication === 'APPROVED');

export const lifetimesOf = (role: Role) =>
  role === 'staff' ? { idleMs: hourMs, maxMs: 12 * hourMs } : { idleMs: maxIdleMs, maxMs: 7 * dayMs };

export const maxIdleMs = 12 * hourMs;

export interface SignIn {
  answer: LoginReply;
  /** Value of the new device cookie. */
  device: string;
}

export interface SignInDevice {
  /** Value of the device cookie. */
  device: string | null;
  agent: string;
  language: Language;
}

/** One more ends the session that was used least recently. */
const maxSessions = 50;

/** Signs in to a locked account. The caller has checked the password and the code. */
export async function openSession(unit: Unit, account: Account, from: SignInDevice): Promise<SignIn> {
  const { database, now } = unit;
  const token = newToken();
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

const mayHaveSession = async (unit: Unit, account: Account): Promise<boolean> =>
  maySignIn(account, await lastApplicationOf(unit, account));

const lastApplicationOf = async ({ database }: Unit, { id, state }: Account): Promise<ApplicationState | undefined> =>
  state === 'pending' ? (await findLatestApplication(database, id))?.state : undefined;

const authenticationFailed = { en: 'Authentication failed', tr: 'Kimlik doğrulanamadı' };

/**
 * Rejects a call whose account was closed or suspended after authentication. Locks a creator's account, because closing
 * it cleans up the creator's records once and would miss what this call adds.
 */
export async function requireLiveAccount(
  unit: Unit,
  { accountId, role }: { accountId: string; role: Role },
): Promise<void> {
  const account = role === 'creator' ? await lockAccount(unit, accountId) : await findAccount(unit.database, accountId);
  if (!account || !(await mayHaveSession(unit, account))) throw new Unauthenticated();
}

/** Ends every session, and every sign-in that waits for a code. */
export async function deleteSessionsOf(database: Database, accountId: string): Promise<void> {
  await database.deleteFrom('session').where('accountId', '=', accountId).execute();
  await deleteTicketsOf(database, accountId);
}

/** In this order: Edge also calls itself Chrome, and Chrome also Safari. */
const browsers: readonly [string, RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Yandex', /\bYaBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

const systems: readonly [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Bounds the time that the patterns take on a hostile header. */
const maxLength = 500;

/** Browser and system of a User-Agent. Nothing else of it is stored. */
export function parseUserAgent(agent: string): Pick<SessionTable, 'browser' | 'system'> {
  const read = agent.slice(0, maxLength);
  return { browser: nameIn(browsers, read), system: nameIn(systems, read) };
}

const nameIn = (names: readonly [string, RegExp][], agent: string): string | null =>
  names.find(([, says]) => says.test(agent))?.[0] ?? null;
