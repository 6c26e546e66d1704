import { sql } from 'kysely';
import type { Account } from './accounts.ts';

export type Address = Pick<Account, 'email' | 'emailFolded'>;

/** Whether a column has the address of an account, however it was typed; each part finds its rows by an index. */
export const isAddressOf = (column: string, { email, emailFolded }: Address) =>
  sql<boolean>`(${sql.ref(column)} in (${email}, ${emailFolded}) or lower(${sql.ref(column)}) = ${email.toLowerCase()})`;
