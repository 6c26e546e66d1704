import { randomBytes } from 'node:crypto';
import type { Approval } from '#contract/levels.ts';
import type { BlogCredentials, Credentials, LoginReply, SponsorCredentials } from '#contract/session.ts';
import { fold } from '#rules/fold.ts';
import {
  type Account,
  findAccountByEmail,
  findAccountByUsername,
  lockAccount,
  type Realm,
} from '../account/accounts.ts';
import { isPassword } from '../account/password-hash.ts';
import { findLatestApplication } from '../application/latest-application.ts';
import { Forbidden, Unauthenticated } from '../platform/errors.ts';
import type { SignedIn } from '../platform/http/access.ts';
import type { Platform } from '../platform/platform.ts';
import { inUnitOfWork, type Unit } from '../records/unit-of-work.ts';
import { hashDevice, isKnownDevice, rememberDevice } from './known-devices.ts';
import { lifetimesOf, maySignIn } from './session.policy.ts';
import { deleteSession, findSession, insertSession, touchSession } from './session.store.ts';
import { devicesTallies, guess, strangersTallies } from './sign-in-throttle.ts';

const seenEvery = 60_000;

/** Where a request came from. */
interface Origin {
  address: string;
  device: string | null;
}

interface SignInRequest extends Origin {
  realm: Realm;
  identifier: string;
  password: string;
  blog?: string;
}

/** A sign-in, and the name that its device is to keep. */
interface SignIn {
  answer: LoginReply;
  device: string;
}

/** Creators and staff sign in by either name. */
export const logIn = (platform: Platform, { password, ...name }: Credentials, origin: Origin): Promise<SignIn> =>
  signIn(platform, { ...origin, realm: 'people', identifier: 'email' in name ? name.email : name.username, password });

/** Somebody signs in as the owner of one blog. */
export const logInToBlog = (
  platform: Platform,
  blog: string,
  { email: identifier, password }: BlogCredentials,
  origin: Origin,
): Promise<SignIn> => signIn(platform, { ...origin, realm: 'people', identifier, password, blog });

export const logInSponsor = (
  platform: Platform,
  { username: identifier, password }: SponsorCredentials,
  origin: Origin,
): Promise<SignIn> => signIn(platform, { ...origin, realm: 'sponsors', identifier, password });

/** One way in for everybody: the same work and the same answer whether or not there is such an account. */
async function signIn(platform: Platform, request: SignInRequest): Promise<SignIn> {
  const account = await findAccount(platform, request);
  const isTheirBlog = request.blog === undefined || account?.usernameFolded === fold(request.blog);
  const isRight = await guess(platform, { tallies: await talliesOf(platform, request, account), account }, async () => {
    const isTheirs = await isPassword(request.password, account?.passwordHash ?? null);
    return isTheirs && isTheirBlog;
  });
  if (!account || !isRight) throw new Unauthenticated(invalidCredentials);
  return openSession(platform, account, request.device);
}

/** By what was typed, never by whose it is: that two names are one account's is nobody's to find out. */
async function talliesOf(
  platform: Platform,
  { realm, identifier, address, device }: SignInRequest,
  account: Account | undefined,
) {
  const isKnown = await isKnownDevice(platform, account?.id, device);
  return account && isKnown
    ? devicesTallies(account.id, hashDevice(platform.secrets, device))
    : strangersTallies(`${realm} ${fold(identifier)}`, address);
}

/** Whose token this is, while it is good; asking with it keeps the session from going idle. */
export async function authenticate(platform: Platform, token: string): Promise<SignedIn | null> {
  const { database } = platform;
  const now = platform.now();
  const tokenHash = hashToken(platform, token);
  const session = await findSession(database, tokenHash);
  if (!session || !maySignIn(session, session.lastApplication)) return null;
  const { idle } = lifetimesOf(session.role);
  const endsAt = Math.min(session.endsAt, session.lastSeenAt + idle);
  if (endsAt <= now) return null;
  if (now - session.lastSeenAt >= seenEvery) await touchSession(database, tokenHash, now);
  const { accountId, role, name, username, email } = session;
  return { accountId, role, name, username, email, lifetime: Math.min(session.endsAt - now, idle) };
}

export async function logOut(platform: Platform, token: string | null): Promise<void> {
  if (token !== null) await deleteSession(platform.database, hashToken(platform, token));
}

async function findAccount({ database }: Platform, { realm, identifier }: SignInRequest): Promise<Account | undefined> {
  const name = fold(identifier);
  return name.includes('@') ? findAccountByEmail(database, realm, name) : findAccountByUsername(database, realm, name);
}

/** Nobody signs in with a password that was changed, or to an account that was suspended, since the password was looked at. */
async function openSession(platform: Platform, checked: Account, device: string | null): Promise<SignIn> {
  const token = randomBytes(32).toString('base64url');
  const open = async (unit: Unit) => {
    const { database, now } = unit;
    const account = await lockAccount(unit, checked.id);
    if (account?.passwordHash !== checked.passwordHash) throw new Unauthenticated(invalidCredentials);
    if (!maySignIn(account, await lastApplicationOf(unit, account))) throw new Forbidden(authenticationFailed);
    await insertSession(database, {
      tokenHash: hashToken(platform, token),
      accountId: account.id,
      createdAt: now,
      lastSeenAt: now,
      endsAt: now + lifetimesOf(account.role).longest,
    });
    if (account.role === 'staff') unit.record({ action: 'staff.signIn', subjectId: account.id });
    const { name, username, email } = account;
    return {
      answer: { accessToken: token, name, username, email },
      device: await rememberDevice(unit, account.id, device),
    };
  };
  return inUnitOfWork(platform, open, checked.username);
}

const lastApplicationOf = async ({ database }: Unit, { id, state }: Account): Promise<Approval | undefined> =>
  state === 'pending' ? (await findLatestApplication(database, id))?.state : undefined;

const invalidCredentials = { en: 'Invalid username or password', tr: 'Kullanıcı adı veya şifre hatalı' };
const authenticationFailed = { en: 'Authentication failed', tr: 'Kimlik doğrulanamadı' };

const hashToken = ({ secrets }: Platform, token: string): string => secrets.hash('session', token);
