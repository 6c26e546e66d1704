import type { Language } from '#contract/language.ts';
import { table } from '../platform/database/table.ts';
import { placesIn } from '../platform/sealer.ts';

/** A sign-in. Only the hash of its token is known here. */
export interface SessionTable {
  tokenHash: string;
  accountId: string;
  createdAt: number;
  lastSeenAt: number;
  endsAt: number;
  /** What it was begun with, as far as that said so: 'Firefox', 'Windows'. */
  browser: string | null;
  system: string | null;
  /** When the password that the account has was set in it, if it was. */
  passwordChangedAt: number | null;
}

/** A sign-in whose password was right, and that still wants a code. Only the hash of its name is known here. */
export interface SignInTicketTable {
  ticketHash: string;
  accountId: string;
  /** The second factor that is set up by it, sealed; none where there is one already. */
  sealedOffer: string | null;
  wrongCodes: number;
  expiresAt: number;
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
  /** The first of its names that this account knew, where it was named anew since: guesses count under that one. */
  rootHash: string | null;
  /** When this account was told of the name, as somebody else signed in on the device; null once it was signed in to by it. */
  copiedAt: number | null;
  accountId: string;
  lastUsedAt: number;
  /** In which it was signed in to, for mails to whoever never applied. */
  language: Language | null;
}

export const placeOfOffer = placesIn('signInTicket', 'sealedOffer');

export const sessionTables = {
  session: table<SessionTable>(['tokenHash'], ['account']),
  signInTicket: table<SignInTicketTable>(['ticketHash'], ['account'], ['sealedOffer']),
  knownDevice: table<KnownDeviceTable>(['deviceHash', 'accountId'], ['account']),
  signInThrottle: table<SignInThrottleTable>(['key']),
};
