import { randomBytes } from 'node:crypto';
import type { Language } from '#contract/language.ts';
import { cookieOf } from '../platform/http/device-cookie.ts';
import { WithCookie } from '../platform/http/replies.ts';
import type { Platform } from '../platform/platform.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Unit } from '../records/unit-of-work.ts';
import {
  deleteOldestCopies,
  deleteOldestDevices,
  deleteOtherDevices,
  findKnownDevice,
  insertDevice,
  listDevices,
  listKnowers,
  saveKnownDevice,
} from './known-device.store.ts';

/** For so long a device is known after an account was last signed in to on it. */
export const deviceLifetime = 180 * 24 * 60 * 60_000;

/** So many devices an account knows, the latest ones; and each by so many names that it was only told of. */
const [mostDevices, mostCopies] = [20, 50];

const hashDevice = (secrets: Secrets, device: string | null): string => secrets.hash('device', device ?? '');

/**
 * What guesses on a device count under, if the account was signed in to on it before: whatever it is called by now, one
 * device is one. It is looked for whatever is asked, so that time tells nothing.
 */
export async function findDeviceRoot(
  { database, secrets }: Pick<Platform, 'database' | 'secrets'>,
  accountId: string | undefined,
  device: string | null,
): Promise<string | null> {
  const deviceHash = hashDevice(secrets, device);
  const known = await findKnownDevice(database, accountId ?? '', deviceHash);
  return known ? (known.rootHash ?? deviceHash) : null;
}

/**
 * Knows the device from now on, and gives what it keeps. One that this account does not know yet is named anew: a name
 * that somebody put into its cookies is worth nothing.
 */
export async function rememberDevice(
  unit: Unit,
  accountId: string,
  { device, language }: { device: string | null; language: Language },
): Promise<string> {
  const { database, secrets, now } = unit;
  const root = await findDeviceRoot(unit, accountId, device);
  const kept = device !== null && root !== null ? device : randomBytes(32).toString('base64url');
  const deviceHash = hashDevice(secrets, kept);
  if (kept !== device) await tellKnowers(unit, hashDevice(secrets, device), deviceHash);
  await saveKnownDevice(database, { accountId, deviceHash, lastUsedAt: now, language });
  await deleteOldestDevices(database, { accountId, rootHash: root ?? deviceHash }, mostDevices - 1);
  return kept;
}

/**
 * Whoever knew the device by one name knows it by the other as well, and for the same device; by the latest few, since
 * whoever has copied a name could have it named anew without end.
 */
async function tellKnowers({ database, now }: Unit, deviceHash: string, fresh: string): Promise<void> {
  for (const known of await listKnowers(database, deviceHash)) {
    const copy = { ...known, deviceHash: fresh, rootHash: known.rootHash ?? deviceHash, copiedAt: now };
    await insertDevice(database, copy);
    await deleteOldestCopies(database, copy, mostCopies - 1);
  }
}

/** A password that somebody else may have known was good on their devices too. */
export const forgetOtherDevices = ({ database, secrets }: Unit, accountId: string, device: string | null) =>
  deleteOtherDevices(database, accountId, hashDevice(secrets, device));

/** The answer to a sign-in, which its device keeps its name with. */
export const keptOn = <Answer>(
  { config: { publicUrl } }: Platform,
  { answer, device }: { answer: Answer; device: string },
): WithCookie<Answer> => new WithCookie(answer, cookieOf(device, { seconds: deviceLifetime / 1000, publicUrl }));

/** When an account was last signed in to on each device that it knows. */
export const listKnownDevices = ({ database }: Pick<Platform, 'database'>, accountId: string) =>
  listDevices(database, accountId);
