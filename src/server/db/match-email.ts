import { sql } from 'kysely';
import type { AccountTable } from './tables/account.table.ts';

export type Address = Pick<AccountTable, 'email' | 'emailFolded'>;

/** Matches a column with the email of an account, however it was typed. Each part uses an index. */
export const matchesEmail = (column: string, { email, emailFolded }: Address) =>
  sql<boolean>`(${sql.ref(column)} in (${email}, ${emailFolded}) or lower(${sql.ref(column)}) = ${email.toLowerCase()})`;
