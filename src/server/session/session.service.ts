import { randomBytes } from 'node:crypto';
import type { LoginReply } from '#contract/session.ts';
import { fold } from '#rules/fold.ts';
import type { SignedIn } from '../platform/access.ts';
import { Forbidden, Unauthenticated } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { type Account, type Door, findAccountByEmail, findAccountByUsername } from './account.store.ts';
import { isPassword } from './password.ts';
import { maySignIn } from './session.policy.ts';
import {
  deleteSession,
  findOrigin,
  findSession,
  insertSession,
  rememberOrigin,
  touchSession,
} from './session.store.ts';
import { type Attempt, beginAttempt, forgetAttempt } from './sign-in-throttle.ts';

export const idleLifetime = 12 * 60 * 60_000;
export const longestLifetime = 7 * 24 * 60 * 60_000;
const seenEvery = 60_000;

export interface SignInRequest {
  door: Door;
  identifier: string;
  password: string;
  address: string;
  blog?: string;
}

/** One way in for everybody: the same work and the same answer whether or not there is such an account. */
export async function signIn(platform: Platform, request: SignInRequest): Promise<LoginReply> {
  const account = await findAccount(platform, request);
  const originHash = platform.secrets.hash('origin', request.address);
  const origin = account && (await findOrigin(platform.database, account.id, originHash));
  const attempt: Attempt = {
    name: `${request.door} ${account?.id ?? fold(request.identifier)}`,
    address: request.address,
    isKnownOrigin: origin !== undefined,
  };
  await beginAttempt(platform, attempt);
  const isRight = await isPassword(request.password, account?.passwordHash ?? null);
  const isTheirBlog = request.blog === undefined || account?.usernameFolded === fold(request.blog);
  if (!account || !isRight || !isTheirBlog) throw new Unauthenticated('invalidCredentials');
  if (!maySignIn(account)) throw new Forbidden('authenticationFailed');
  await forgetAttempt(platform, attempt);
  return openSession(platform, account, originHash);
}

/** Whose token this is, while it is good; asking with it keeps the session from going idle. */
export async function authenticate(platform: Platform, token: string): Promise<SignedIn | null> {
  const { database } = platform;
  const now = platform.now();
  const tokenHash = hashToken(platform, token);
  const session = await findSession(database, tokenHash);
  if (!session || !maySignIn(session)) return null;
  const endsAt = Math.min(session.endsAt, session.lastSeenAt + idleLifetime);
  if (endsAt <= now) return null;
  if (now - session.lastSeenAt >= seenEvery) await touchSession(database, tokenHash, now);
  const { accountId, role, name, username, email } = session;
  return { accountId, role, name, username, email, lifetime: Math.min(session.endsAt - now, idleLifetime) };
}

export async function logOut(platform: Platform, token: string | null): Promise<void> {
  if (token !== null) await deleteSession(platform.database, hashToken(platform, token));
}

async function findAccount({ database }: Platform, { door, identifier }: SignInRequest): Promise<Account | undefined> {
  const name = fold(identifier);
  return name.includes('@') ? findAccountByEmail(database, door, name) : findAccountByUsername(database, door, name);
}

async function openSession(platform: Platform, account: Account, originHash: string): Promise<LoginReply> {
  const token = randomBytes(32).toString('base64url');
  const now = platform.now();
  await platform.database.transaction().execute(async (transaction) => {
    await insertSession(transaction, {
      tokenHash: hashToken(platform, token),
      accountId: account.id,
      createdAt: now,
      lastSeenAt: now,
      endsAt: now + longestLifetime,
    });
    await rememberOrigin(transaction, account.id, originHash, now);
  });
  return { accessToken: token, name: account.name, username: account.username, email: account.email };
}

const hashToken = ({ secrets }: Platform, token: string): string => secrets.hash('session', token);
