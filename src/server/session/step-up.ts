import { passwordWrong } from '#rules/password.ts';
import { type Account, findAccount, lockAccount } from '../account/accounts.ts';
import { isPassword } from '../account/password-hash.ts';
import { InvalidFields, Unauthenticated } from '../platform/errors.ts';
import type { SignedIn } from '../platform/http/access.ts';
import type { Platform } from '../platform/platform.ts';
import type { Unit } from '../records/unit-of-work.ts';
import { guess, signedInTallies } from './sign-in-throttle.ts';

/**
 * The account of somebody signed in who says their password once more, for what a session that was left open, or stolen,
 * shall not do. Guesses in it are counted together, whatever they are for.
 */
export async function stepUp(platform: Platform, signedIn: SignedIn, currentPassword: string): Promise<Account> {
  const account = await findAccount(platform.database, signedIn.accountId);
  if (!account) throw new Unauthenticated();
  const isRight = await guess(platform, { tallies: signedInTallies(signedIn), account }, () =>
    isPassword(currentPassword, account.passwordHash),
  );
  if (!isRight) throw new InvalidFields({ currentPassword: passwordWrong });
  return account;
}

/** Holds that account, unless another password was set while the one before it was looked at. */
export async function lockUnchanged(unit: Unit, { id, passwordHash }: Account): Promise<Account> {
  const account = await lockAccount(unit, id);
  if (account?.passwordHash !== passwordHash) throw new Unauthenticated();
  return account;
}
