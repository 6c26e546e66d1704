import type { Language } from '#contract/language.ts';
import type { Role } from '#contract/roles.ts';
import type { AccountState } from '#contract/states.ts';
import { cellsIn } from '../../lib/secrets.ts';
import { table } from '../table.ts';

/** Usernames and emails are unique among creators and staff, and separately among sponsors. */
export interface AccountTable {
  id: string;
  role: Role;
  state: AccountState;
  name: string;
  username: string;
  usernameFolded: string;
  email: string;
  emailFolded: string;
  passwordHash: string | null;
  /** The language of the newest sign-in or, before that, of the application. All mails and notifications use it. */
  language: Language;
  createdAt: number;
  updatedAt: number;
}

/** A folded word of an account's name, username or email, or a phone number with and without its country code. */
interface AccountWordTable {
  word: string;
  accountId: string;
}

export interface ScheduledDeletionTable {
  accountId: string;
  dueAt: number;
  /** Reopening suspends the account again. */
  wasSuspended: 0 | 1;
}

/** Keyed hash of the username of a deleted account. */
interface ReservedNameTable {
  nameHash: string;
  until: number;
}

export interface SessionTable {
  tokenHash: string;
  accountId: string;
  createdAt: number;
  lastSeenAt: number;
  endsAt: number;
  /** 'Firefox' and 'Windows', as the User-Agent said at the sign-in. */
  browser: string | null;
  system: string | null;
  /** When the current password was set in this session, if it was. */
  passwordChangedAt: number | null;
}

/** A sign-in whose password was right and that still needs a code. */
export interface SignInTicketTable {
  ticketHash: string;
  accountId: string;
  /** The second factor that this sign-in sets up; null if the account has one. */
  encryptedOffer: string | null;
  wrongCodes: number;
  expiresAt: number;
}

export const offerCell = cellsIn('signInTicket', 'encryptedOffer');

export interface SecondFactorTable {
  accountId: string;
  encryptedSecret: string;
  /** Last accepted time step. Codes of it and of earlier ones are rejected. */
  lastStep: number;
  createdAt: number;
}

/** Deleted when it is used. */
interface RecoveryCodeTable {
  accountId: string;
  codeHash: string;
}

export const secretCell = cellsIn('secondFactor', 'encryptedSecret');

export interface PasswordLinkTable {
  tokenHash: string;
  accountId: string;
  kind: 'invitation' | 'reset';
  expiresAt: number;
  usedAt: number | null;
  createdAt: number;
}

/** A request for a link, stored whether or not an account has this address. */
export interface PasswordRequestTable {
  id: string;
  encryptedEmail: string;
  createdAt: number;
}

export const emailCell = cellsIn('passwordRequest', 'encryptedEmail');

export const accountTables = {
  account: table<AccountTable>(['id']),
  accountWord: table<AccountWordTable>(['word', 'accountId'], ['account']),
  scheduledDeletion: table<ScheduledDeletionTable>(['accountId'], ['account']),
  reservedName: table<ReservedNameTable>(['nameHash']),
  session: table<SessionTable>(['tokenHash'], ['account']),
  signInTicket: table<SignInTicketTable>(['ticketHash'], ['account'], ['encryptedOffer']),
  secondFactor: table<SecondFactorTable>(['accountId'], ['account'], ['encryptedSecret']),
  recoveryCode: table<RecoveryCodeTable>(['accountId', 'codeHash'], ['account']),
  passwordLink: table<PasswordLinkTable>(['tokenHash'], ['account']),
  passwordRequest: table<PasswordRequestTable>(['id'], [], ['encryptedEmail']),
};
