import type { Language } from '#contract/language.ts';
import type { Role } from '#contract/roles.ts';
import type { AccountState } from '#contract/states.ts';
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
export interface AccountWordTable {
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
export interface ReservedNameTable {
  nameHash: string;
  until: number;
}

export const accountTables = {
  account: table<AccountTable>(['id']),
  accountWord: table<AccountWordTable>(['word', 'accountId'], ['account']),
  scheduledDeletion: table<ScheduledDeletionTable>(['accountId'], ['account']),
  reservedName: table<ReservedNameTable>(['nameHash']),
};
