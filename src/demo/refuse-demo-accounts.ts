import { findAccountByUsername } from '#server/accounts/accounts.ts';
import { isPassword } from '#server/accounts/passwords.ts';
import type { Platform } from '#server/db/platform.ts';
import { OperatorError } from '#server/lib/errors.ts';
import { exposureOf } from '#server/lib/network.ts';
import { demoAccounts } from './demo-accounts.ts';

/** A database that was tried out has accounts whose passwords everybody can read, whatever becomes of it later. */
export async function refuseDemoAccounts({ config, database }: Platform): Promise<void> {
  const isForOthers = config.production || exposureOf(config) !== null;
  if (!isForOthers || config.optIns.demo) return;
  for (const { role, username, password } of demoAccounts) {
    const account = await findAccountByUsername(database, role === 'sponsor' ? 'sponsors' : 'people', username);
    if (account?.passwordHash && (await isPassword(password, account.passwordHash)))
      throw new OperatorError(
        `This database holds the demo's account ${username} with the password that everybody knows: start with an empty one, or say VAYA_DEMO=on.`,
      );
  }
}
