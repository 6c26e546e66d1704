import { Kysely } from 'kysely';
import { postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';

export type DatabaseAddress = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };

export const openDatabase = <Tables>(address: DatabaseAddress): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: address.kind === 'sqlite' ? sqliteDialect(address.file) : postgresDialect(address.url),
  });
