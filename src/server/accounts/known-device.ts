import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Platform } from '../db/platform.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { WithCookie } from '../http/replies.ts';
import { cookieOf } from '../http/request.ts';
import { hashToken, type Secrets } from '../lib/secrets.ts';
import { dayMs } from '../lib/time.ts';
import type { Account } from './accounts.ts';

const lifetimeMs = 180 * dayMs;
const maxAccounts = 10;

const knownAccount = z.tuple([z.string(), z.string(), z.number()]);
const deviceCookie = z.object({ id: z.string(), accounts: z.array(knownAccount) });

type DeviceCookie = z.infer<typeof deviceCookie>;

/** Id of the device if its cookie says that this account was signed in to on it, with the password it still has. */
export function knownDevice(
  { secrets, now }: Pick<Platform, 'secrets' | 'now'>,
  account: Account | undefined,
  cookie: string | null,
): string | null {
  const device = readCookie(secrets, cookie);
  const [, passwordTag, issuedAt] = device?.accounts.find(([accountId]) => accountId === account?.id) ?? [];
  if (!device || !account || issuedAt === undefined || issuedAt <= now() - lifetimeMs) return null;
  return passwordTag === passwordTagOf(account) ? device.id : null;
}

/** A cookie by which the device is known to this account, and still to the others in it. The device keeps its id. */
export function issueDeviceCookie(
  { secrets, now }: Pick<Unit, 'secrets' | 'now'>,
  account: Pick<Account, 'id' | 'passwordHash'>,
  cookie: string | null,
): string {
  const { id, accounts } = readCookie(secrets, cookie) ?? { id: randomBytes(16).toString('base64url'), accounts: [] };
  const others = accounts.filter(([accountId]) => accountId !== account.id).slice(0, maxAccounts - 1);
  const device: DeviceCookie = { id, accounts: [[account.id, passwordTagOf(account), now], ...others] };
  const body = Buffer.from(JSON.stringify(device)).toString('base64url');
  return `${body}.${secrets.sign('device cookie', body)}`;
}

function readCookie(secrets: Secrets, cookie: string | null): DeviceCookie | null {
  const [body = '', ...signature] = cookie?.split('.') ?? [];
  if (!secrets.verify(signature.join('.'), 'device cookie', body)) return null;
  return deviceCookie.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
}

/** Changes with the password, which makes every device unknown. */
const passwordTagOf = ({ passwordHash }: Pick<Account, 'passwordHash'>): string =>
  hashToken('device password', passwordHash ?? '').slice(0, 22);

export const withDeviceCookie = <Answer>(
  { config: { publicUrl } }: Platform,
  { answer, device }: { answer: Answer; device: string },
): WithCookie<Answer> => new WithCookie(answer, cookieOf(device, { seconds: lifetimeMs / 1000, publicUrl }));
