import type { Role } from '#contract/roles.ts';
import type { SecondFactorOffer } from '#contract/second-factor.ts';
import { cleanRecoveryCode, isRecoveryCode } from '#rules/recovery-code.ts';
import { isCompleteCode } from '#rules/verification-code.ts';
import { secretCell } from '../db/tables/second-factor.table.ts';
import type { Unit } from '../db/unit-of-work.ts';
import type { Config } from '../lib/config.ts';
import type { Account } from './accounts.ts';
import { mailRecoveryCodeUsed } from './second-factor.mails.ts';
import {
  consumeRecoveryCode,
  consumeTimeStep,
  countRecoveryCodes,
  deleteRecoveryCodes,
  findSecondFactor,
  insertRecoveryCodes,
  saveSecondFactor,
} from './second-factor.store.ts';
import { stepOfCode } from './totp.ts';

/** The secret of an authenticator app, and the recovery codes for a lost one. */
export type Secret = Pick<SecondFactorOffer, 'secret' | 'recoveryCodes'>;

/** The demo world asks for none: its passwords are in the repository. */
export const needsSecondFactor = (role: Role, { demo }: Pick<Config, 'demo'>): boolean => role === 'staff' && !demo;

export const hasSecondFactor = async ({ database }: Unit, accountId: string): Promise<boolean> =>
  (await findSecondFactor(database, accountId)) !== undefined;

export async function setSecondFactor(
  unit: Unit,
  accountId: string,
  { secret, recoveryCodes, lastStep = 0 }: Secret & { lastStep?: number },
): Promise<void> {
  const { database, secrets, now } = unit;
  const encryptedSecret = secrets.encrypt(secret, secretCell(accountId));
  await saveSecondFactor(database, { accountId, encryptedSecret, lastStep, createdAt: now });
  await deleteRecoveryCodes(database, accountId);
  const hashes = recoveryCodes.map((code) => secrets.hash(...recoveryCodeOf(accountId, code)));
  await insertRecoveryCodes(database, accountId, hashes);
}

/** Checks a code and uses it up. The caller holds the account's lock, so a code is used once. */
export async function takeCode(unit: Unit, account: Account, code: string): Promise<boolean> {
  if (isCompleteCode(code)) return takeCodeOfApp(unit, account.id, code);
  const recoveryCode = cleanRecoveryCode(code);
  return isRecoveryCode(recoveryCode) && takeRecovery(unit, account, recoveryCode);
}

/** Mails the owner: recovery codes on paper can be found by others. */
async function takeRecovery(unit: Unit, account: Account, code: string): Promise<boolean> {
  const { database, secrets } = unit;
  const taken = await consumeRecoveryCode(database, account.id, secrets.hashes(...recoveryCodeOf(account.id, code)));
  if (!taken) return false;
  unit.record({ action: 'staff.useRecoveryCode', subjectId: account.id });
  mailRecoveryCodeUsed(unit, account, await countRecoveryCodes(database, account.id));
  return true;
}

async function takeCodeOfApp({ database, secrets, now }: Unit, accountId: string, code: string): Promise<boolean> {
  const factor = await findSecondFactor(database, accountId);
  if (!factor) return false;
  const secret = secrets.decrypt(factor.encryptedSecret, secretCell(accountId));
  const step = stepOfCode(secret, code, now);
  return step !== null && (await consumeTimeStep(database, accountId, step)) !== undefined;
}

/** The step of a first code, which proves that the app has this secret. */
export const stepConfirming = ({ secret }: Secret, code: string, now: number): number | null =>
  isCompleteCode(code) ? stepOfCode(secret, code, now) : null;

const recoveryCodeOf = (accountId: string, code: string) => ['recovery code', `${accountId} ${code}`] as const;
