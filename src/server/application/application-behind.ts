import { type Account, findAccount } from '../account/accounts.ts';
import { NotFound } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import type { Database } from '../tables.ts';
import { findApplication } from './application.store.ts';
import type { ApplicationTable } from './application.table.ts';
import { applicationOf } from './status-token.ts';

const applicationUnknown = {
  en: 'There is no application behind this link.',
  tr: 'Bu bağlantının arkasında bir başvuru yok.',
};

/** The application of a status link, with the account of whoever sent it. */
export async function applicationBehind(
  platform: Pick<Platform, 'secrets'> & { database: Database },
  token: string,
): Promise<{ application: ApplicationTable; account: Account }> {
  const id = applicationOf(platform, token);
  const application = id === null ? undefined : await findApplication(platform.database, id);
  const account = application && (await findAccount(platform.database, application.accountId));
  if (!application || !account) throw new NotFound(applicationUnknown);
  return { application, account };
}

/** A closed account answers as one that never was. */
export async function openApplicationBehind(...asked: Parameters<typeof applicationBehind>) {
  const found = await applicationBehind(...asked);
  if (found.account.state === 'closed') throw new NotFound(applicationUnknown);
  return found;
}
