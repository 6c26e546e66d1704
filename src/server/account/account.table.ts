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
  createdAt: number;
  updatedAt: number;
}

/** When a closed account is erased. */
export interface PlannedErasureTable {
  accountId: string;
  dueAt: number;
}

/** The hash of a username that was somebody's who was erased. */
export interface ReservedNameTable {
  nameHash: string;
  until: number;
}

export const accountTables = {
  account: table<AccountTable>(['id']),
  plannedErasure: table<PlannedErasureTable>(['accountId'], ['account']),
  reservedName: table<ReservedNameTable>(['nameHash']),
};
