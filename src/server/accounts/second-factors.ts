import { randomBytes } from 'node:crypto';
import { TOTP, Secret as TotpSecret } from 'otpauth';
import { renderUnicodeCompact } from 'uqr';
import type { Role } from '#contract/roles.ts';
import type { SecondFactorOffer } from '#contract/session.ts';
import { qrPicture } from '#rules/qr-picture.ts';
import { cleanRecoveryCode, isRecoveryCode } from '#rules/recovery-code.ts';
import { isCompleteCode } from '#rules/verification-code.ts';
import { secretCell } from '../db/tables/account.table.ts';
import type { Unit } from '../db/unit-of-work.ts';
import type { Config } from '../lib/config.ts';
import { mailRecoveryCodeUsed } from './account.mails.ts';
import type { Account } from './accounts.ts';
import {
  consumeRecoveryCode,
  consumeTimeStep,
  countRecoveryCodes,
  deleteRecoveryCodes,
  findSecondFactor,
  insertRecoveryCodes,
  saveSecondFactor,
} from './second-factor.store.ts';

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

export const timeStep = (time: number): number => TOTP.counter({ timestamp: time });

/** The time step of a code. Accepts one step of clock drift in either direction. */
export function stepOfCode(secret: string, code: string, time: number): number | null {
  const drift = TOTP.validate({ secret: TotpSecret.fromBase32(secret), token: code, timestamp: time, window: 1 });
  return drift === null ? null : timeStep(time) + drift;
}

const recoveryAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** A new second factor. It is not in force before it is confirmed with a code. */
export function createSecondFactorOffer({ email }: { email: string }): SecondFactorOffer {
  const totp = new TOTP({ issuer: 'Vaya', label: email, secret: new TotpSecret({ size: 20 }) });
  const address = totp.toString();
  const recoveryCodes = Array.from({ length: 10 }, makeRecoveryCode);
  return { secret: totp.secret.base32, address, picture: qrPicture(address), recoveryCodes };
}

/** 50 random bits. */
function makeRecoveryCode(): string {
  const characters = [...randomBytes(10)].map((byte) => recoveryAlphabet[byte % recoveryAlphabet.length]).join('');
  return `${characters.slice(0, 5)}-${characters.slice(5)}`;
}

export const describeSecondFactor = ({ secret, address, recoveryCodes }: SecondFactorOffer): string =>
  [
    'Second factor: scan this with an authenticator app, or type the secret in.',
    pictureOf(address),
    `Secret: ${secret}`,
    `Address: ${address}`,
    'Recovery codes, each valid once instead of a code of the app. They are not shown again:',
    ...recoveryCodes.map((code) => `  ${code}`),
  ].join('\n');

/** Black on white in every terminal theme. */
const pictureOf = (address: string): string =>
  renderUnicodeCompact(address, { ecc: 'M', border: 4 })
    .split('\n')
    .map((line) => `\u001b[30;107m${line}\u001b[0m`)
    .join('\n');
