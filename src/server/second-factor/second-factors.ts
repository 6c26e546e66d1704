import type { Language } from '#contract/language.ts';
import type { SecondFactorOffer } from '#contract/second-factor.ts';
import type { Role } from '#contract/session.ts';
import { cleanRecoveryCode, isRecoveryCode } from '#rules/recovery-code.ts';
import { isCompleteCode } from '#rules/verification-code.ts';
import type { Account } from '../account/accounts.ts';
import type { Config } from '../platform/config.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Unit } from '../records/unit-of-work.ts';
import { fromBase32 } from './base32.ts';
import { mailRecoveryCodeUsed } from './second-factor.mails.ts';
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  findSecondFactor,
  insertRecoveryCodes,
  saveSecondFactor,
  takeRecoveryCode,
  takeStep,
} from './second-factor.store.ts';
import { placeOfSecret } from './second-factor.table.ts';
import { stepOfCode } from './totp.ts';

/** What an authenticator app is given, and the codes for whoever has lost it. */
export type Secret = Pick<SecondFactorOffer, 'secret' | 'recoveryCodes'>;

/** Staff need one everywhere but in the demo world, whose passwords stand in the repository. */
export const needsSecondFactor = (role: Role, { demo }: Pick<Config, 'demo'>): boolean => role === 'staff' && !demo;

export const hasSecondFactor = async ({ database }: Unit, accountId: string): Promise<boolean> =>
  (await findSecondFactor(database, accountId)) !== undefined;

/** The second factor of an account from now on; whatever it had before is good for nothing. */
export async function setSecondFactor(
  unit: Unit,
  accountId: string,
  { secret, recoveryCodes, lastStep = 0 }: Secret & { lastStep?: number },
): Promise<void> {
  const { database, secrets, now } = unit;
  const sealedSecret = secrets.seal(secret, placeOfSecret(accountId));
  await saveSecondFactor(database, { accountId, sealedSecret, lastStep, createdAt: now });
  await deleteRecoveryCodes(database, accountId);
  const hashes = recoveryCodes.map((code) => hashRecoveryCode(secrets, accountId, code));
  await insertRecoveryCodes(database, accountId, hashes);
}

/** Whether a code is right, which uses it up: the account is held, so nobody uses it beside this. */
export async function takeCode(unit: Unit, account: Account, code: string, language: Language): Promise<boolean> {
  if (isCompleteCode(code)) return takeCodeOfApp(unit, account.id, code);
  const said = cleanRecoveryCode(code);
  return isRecoveryCode(said) && takeRecovery(unit, account, said, language);
}

/** Somebody may have found them: it is told to whoever they belong to. */
async function takeRecovery(unit: Unit, account: Account, code: string, language: Language): Promise<boolean> {
  const { database, secrets } = unit;
  const taken = await takeRecoveryCode(database, account.id, hashRecoveryCode(secrets, account.id, code));
  if (!taken) return false;
  unit.record({ action: 'staff.useRecoveryCode', subjectId: account.id });
  mailRecoveryCodeUsed(unit, account, { left: await countRecoveryCodes(database, account.id), language });
  return true;
}

async function takeCodeOfApp({ database, secrets, trueTime }: Unit, accountId: string, code: string): Promise<boolean> {
  const factor = await findSecondFactor(database, accountId);
  if (!factor) return false;
  const secret = secrets.open(factor.sealedSecret, placeOfSecret(accountId));
  const step = stepOfCode(fromBase32(secret), code, trueTime());
  return step !== null && (await takeStep(database, accountId, step)) !== undefined;
}

/** The step of a code that shows that an app was given this secret. */
export const stepConfirming = ({ secret }: Secret, code: string, trueTime: number): number | null =>
  isCompleteCode(code) ? stepOfCode(fromBase32(secret), code, trueTime) : null;

const hashRecoveryCode = (secrets: Secrets, accountId: string, code: string): string =>
  secrets.hash('recovery code', `${accountId} ${code}`);
