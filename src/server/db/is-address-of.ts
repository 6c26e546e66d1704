import { sql } from 'kysely';
import type { Account } from '../accounts/accounts.ts';

export type Address = Pick<Account, 'email' | 'emailFolded'>;

/** Matches a column with the email of an account, however it was typed. Each part uses an index. */
export const isAddressOf = (column: string, { email, emailFolded }: Address) =>
  sql<boolean>`(${sql.ref(column)} in (${email}, ${emailFolded}) or lower(${sql.ref(column)}) = ${email.toLowerCase()})`;
