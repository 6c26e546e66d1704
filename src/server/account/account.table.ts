import type { Language } from '#contract/language.ts';
import type { Role } from '#contract/session.ts';
import type { AccountState } from '#contract/states.ts';
import { table } from '../platform/database/table.ts';

/** Usernames and emails are unique among creators and staff, and apart from them among sponsors. */
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
  /** Language of the last sign-in, for mails. */
  language: Language | null;
  createdAt: number;
  updatedAt: number;
}

/** A folded word of a creator's name, username or email, or their phone number with and without its country code. */
export interface AccountWordTable {
  word: string;
  accountId: string;
}

/** When a closed account is erased. */
export interface PlannedErasureTable {
  accountId: string;
  dueAt: number;
  /** When a sweep saw first that it comes near; null until then. */
  seenAt: number | null;
  /** Whoever was suspended when they were closed is so again if they are reopened. */
  wasSuspended: 0 | 1;
}

/** The hash of a username that was somebody's who was erased. */
export interface ReservedNameTable {
  nameHash: string;
  until: number;
}

export const accountTables = {
  account: table<AccountTable>(['id']),
  accountWord: table<AccountWordTable>(['word', 'accountId'], ['account']),
  plannedErasure: table<PlannedErasureTable>(['accountId'], ['account']),
  reservedName: table<ReservedNameTable>(['nameHash']),
};
