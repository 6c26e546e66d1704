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

export const accountTables = {
  account: table<AccountTable>(['id']),
};
