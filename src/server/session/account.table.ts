import type { Role } from '#contract/session.ts';

export type AccountState = 'invited' | 'pending' | 'active' | 'suspended' | 'closed';

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
