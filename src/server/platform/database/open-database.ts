import { Kysely } from 'kysely';
import { postgresDialect } from './postgres.ts';
import { Reader } from './reader.ts';
import { sqliteDialect } from './sqlite.ts';
import { ofServers, type Use } from './use.ts';

export type DatabaseAddress = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };

const readers = new WeakMap<object, Reader>();
const longestWait = 60_000;

export function openDatabase<Tables>(address: DatabaseAddress, use: Use = ofServers): Kysely<Tables> {
  if (address.kind === 'postgres') return new Kysely<Tables>({ dialect: postgresDialect(address.url, use) });
  const reader = new Reader(address.file);
  const patience = use.answer === 0 ? longestWait : use.answer;
  const database = new Kysely<Tables>({ dialect: sqliteDialect(address.file, reader, patience) });
  readers.set(database, reader);
  return database;
}

/** What reads SQLite beside the queue of its one connection. A transaction has none: it has to see its own writes. */
export const readerOf = (database: object): Reader | undefined => readers.get(database);
