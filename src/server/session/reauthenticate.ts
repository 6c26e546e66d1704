import { passwordWrong } from '#rules/password.ts';
import { type Account, findAccount, lockAccount } from '../account/accounts.ts';
import { isPassword } from '../account/password-hash.ts';
import { InvalidFields, Unauthenticated } from '../platform/errors.ts';
import type { SignedIn } from '../platform/http/access.ts';
import type { Platform } from '../platform/platform.ts';
import type { Unit } from '../records/unit-of-work.ts';
import { checkGuess, sessionLimits } from './sign-in-throttle.ts';

/** Asks for the password again, for what a stolen or abandoned session may not do. All uses share one rate limit. */
export async function reauthenticate(
  platform: Platform,
  signedIn: SignedIn,
  currentPassword: string,
): Promise<Account> {
  const account = await findAccount(platform.database, signedIn.accountId);
  if (!account) throw new Unauthenticated();
  const isRight = await checkGuess(platform, { limits: sessionLimits(signedIn), account }, () =>
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
