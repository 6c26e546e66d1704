import { passwordWrong } from '#rules/password.ts';
import type { Platform } from '../db/platform.ts';
import type { Unit } from '../db/unit-of-work.ts';
import type { SignedIn } from '../http/access.ts';
import { InvalidFields, Unauthenticated } from '../lib/errors.ts';
import { type Account, findAccount, lockAccount } from './accounts.ts';
import { isPassword } from './password-hash.ts';
import { checkGuess, reauthenticationLimits } from './sign-in-throttle.ts';

/** Asks for the password again, for what a stolen or abandoned session may not do. All uses share one rate limit. */
export async function reauthenticate(
  platform: Platform,
  signedIn: SignedIn,
  currentPassword: string,
): Promise<Account> {
  const account = await findAccount(platform.database, signedIn.accountId);
  if (!account) throw new Unauthenticated();
  const isRight = await checkGuess(platform, { limits: reauthenticationLimits(signedIn), account }, () =>
    isPassword(currentPassword, account.passwordHash),
  );
  if (!isRight) throw new InvalidFields({ currentPassword: passwordWrong });
  return account;
}

/** Locks the account, and rejects if its password has changed since it was checked. */
export async function lockUnchanged(unit: Unit, { id, passwordHash }: Account): Promise<Account> {
  const account = await lockAccount(unit, id);
  if (account?.passwordHash !== passwordHash) throw new Unauthenticated();
  return account;
}
