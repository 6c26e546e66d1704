/** A sign-in. Only the hash of its token is known here. */
export interface SessionTable {
  tokenHash: string;
  accountId: string;
  createdAt: number;
  lastSeenAt: number;
  endsAt: number;
}

/** Failed sign-ins under one key: a hashed account name, a hashed address, or both. */
export interface SignInThrottleTable {
  key: string;
  failures: number;
  blockedUntil: number;
  updatedAt: number;
}

/** An address from which this account has signed in before: strangers' failures do not slow it down. */
export interface KnownOriginTable {
  accountId: string;
  originHash: string;
  lastSignInAt: number;
}
