import type { OwnSession, ReauthenticationRequest } from '#contract/session.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import type { SignedIn } from '../http/access.ts';
import { lockUnchanged, reauthenticate } from './reauthenticate.ts';
import { lifetimesOf } from './session.policy.ts';
import { deleteSession, listLiveSessions } from './session.store.ts';
import { deleteOtherSessionsOf } from './sessions.ts';

export async function listSessions(
  { database, secrets, now }: Platform,
  { accountId, sessionHash, role }: Pick<SignedIn, 'accountId' | 'role'> & { sessionHash: string | null },
): Promise<OwnSession[]> {
  const rows = await listLiveSessions(database, accountId, now(), now() - lifetimesOf(role).idleMs);
  return rows
    .map(({ tokenHash, browser, system, createdAt, lastSeenAt }) => ({
      id: sessionId(secrets, tokenHash),
      browser,
      system,
      createdAt: Number(createdAt),
      lastUsedAt: Number(lastSeenAt),
      isCurrent: tokenHash === sessionHash,
    }))
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/** Sessions of other accounts and unknown ids are left alone. */
export async function endSession(
  platform: Platform,
  signedIn: SignedIn,
  id: string,
  { currentPassword }: ReauthenticationRequest,
): Promise<void> {
  const account = await reauthenticate(platform, signedIn, currentPassword);
  await inUnitOfWork(platform, async (unit) => {
    const { id: accountId } = await lockUnchanged(unit, account);
    const idleSince = unit.now - lifetimesOf(signedIn.role).idleMs;
    const sessions = await listLiveSessions(unit.database, accountId, unit.now, idleSince);
    const session = sessions.find(({ tokenHash }) => sessionId(platform.secrets, tokenHash) === id);
    if (session) await deleteSession(unit.database, session.tokenHash);
  });
}

/** A keyed hash, so that neither the token nor its stored hash is exposed. */
const sessionId = (secrets: Platform['secrets'], tokenHash: string): string =>
  secrets.hash('session id', tokenHash).slice(0, 16);

export async function endOtherSessions(
  platform: Platform,
  signedIn: SignedIn,
  { currentPassword }: ReauthenticationRequest,
): Promise<void> {
  const account = await reauthenticate(platform, signedIn, currentPassword);
  await inUnitOfWork(platform, async (unit) => {
    const { id } = await lockUnchanged(unit, account);
    await deleteOtherSessionsOf(unit.database, id, signedIn.sessionHash);
  });
}
