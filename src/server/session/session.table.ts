import { table } from '../platform/database/table.ts';

/** A sign-in. Only the hash of its token is known here. */
export interface SessionTable {
  tokenHash: string;
  accountId: string;
  createdAt: number;
  lastSeenAt: number;
  endsAt: number;
}

/** Failed sign-ins under one hashed key: a name as typed, an address, both, or a device that an account knows. */
export interface SignInThrottleTable {
  key: string;
  failures: number;
  blockedUntil: number;
  updatedAt: number;
}

/** A device on which this account was signed in to before. Only the hash of what it keeps is known here. */
export interface KnownDeviceTable {
  deviceHash: string;
  accountId: string;
  lastUsedAt: number;
}

export const sessionTables = {
  session: table<SessionTable>(['tokenHash'], ['account']),
  knownDevice: table<KnownDeviceTable>(['deviceHash', 'accountId'], ['account']),
  signInThrottle: table<SignInThrottleTable>(['key']),
};
