import type { OwnSession, ReauthenticationRequest } from '#contract/session.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import type { SignedIn } from '../http/access.ts';
import { lockUnchanged, reauthenticate } from './reauthenticate.ts';
import { lifetimesOf } from './session.policy.ts';
import { listLiveSessions } from './session.store.ts';
import { deleteOtherSessionsOf } from './sessions.ts';

export async function listSessions(
  { database, secrets, now }: Platform,
  { accountId, sessionHash, role }: Pick<SignedIn, 'accountId' | 'role'> & { sessionHash: string | null },
): Promise<OwnSession[]> {
  const rows = await listLiveSessions(database, accountId, now(), now() - lifetimesOf(role).idleMs);
  return rows
    .map(({ tokenHash, browser, system, createdAt, lastSeenAt }) => ({
      id: secrets.hash('session id', tokenHash).slice(0, 16),
      browser,
      system,
      createdAt: Number(createdAt),
      lastUsedAt: Number(lastSeenAt),
      isCurrent: tokenHash === sessionHash,
    }))
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

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
