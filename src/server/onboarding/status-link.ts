import { type Account, findAccount } from '../accounts/accounts.ts';
import type { Platform } from '../db/platform.ts';
import type { ApplicationTable } from '../db/tables/application.table.ts';
import type { Database } from '../db/tables.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { NotFound } from '../lib/errors.ts';
import { dayMs } from '../lib/time.ts';
import { findApplication } from './application.store.ts';

type WithSecrets = Pick<Platform, 'secrets'>;

/** Signed and not stored, so that every mail can have the link. */
export const statusTokenOf = ({ secrets }: WithSecrets, applicationId: string): string =>
  `${applicationId}.${secrets.sign('application-status', applicationId)}`;

export const statusUrlOf = (unit: Pick<Unit, 'secrets' | 'publicUrl'>, applicationId: string): string =>
  `${unit.publicUrl}/application/status?token=${statusTokenOf(unit, applicationId)}`;

function applicationIdIn({ secrets }: WithSecrets, token: string): string | null {
  const [id = ''] = token.split('.', 1);
  return secrets.verify(token.slice(id.length + 1), 'application-status', id) ? id : null;
}

const applicationUnknown = {
  en: 'There is no application for this link.',
  tr: 'Bu bağlantıya ait bir başvuru bulunamadı.',
};

export async function findApplicationByToken(
  platform: Pick<Platform, 'secrets'> & { database: Database },
  token: string,
): Promise<{ application: ApplicationTable; account: Account }> {
  const id = applicationIdIn(platform, token);
  const application = id === null ? undefined : await findApplication(platform.database, id);
  const account = application && (await findAccount(platform.database, application.accountId));
  if (!application || !account) throw new NotFound(applicationUnknown);
  return { application, account };
}

export async function findOpenApplicationByToken(
  platform: Pick<Platform, 'secrets'> & { database: Database },
  token: string,
  now: number,
) {
  const found = await findApplicationByToken(platform, token);
  if (found.account.state === 'closed' || hasExpired(found, now)) throw new NotFound(applicationUnknown);
  return found;
}

const linkLifetimeMs = 90 * dayMs;

/** An approved applicant needs the link until the account is active. */
const hasExpired = (
  { application: { state, decidedAt }, account }: { application: ApplicationTable; account: Account },
  now: number,
): boolean =>
  decidedAt !== null && decidedAt + linkLifetimeMs <= now && !(state === 'APPROVED' && account.state === 'pending');
