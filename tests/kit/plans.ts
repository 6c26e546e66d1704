import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { vi } from 'vitest';
import type { TestServer } from './server.ts';

export const isSqlite = ({ platform }: TestServer): boolean => platform.config.database.kind === 'sqlite';

/** What the database is asked meanwhile; SQLite is told each text once. */
export async function statementsDuring(server: TestServer, work: () => Promise<unknown>): Promise<string[]> {
  const asked = isSqlite(server) ? vi.spyOn(DatabaseSync.prototype, 'prepare') : vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const texts = asked.mock.calls.map(([text]: unknown[]) => String(text));
  asked.mockRestore();
  return [...new Set(texts)];
}

/** How the database finds what a statement is about, with whatever index it has. */
export const planOf = (server: TestServer, text: string): Promise<string> =>
  server.platform.database.transaction().execute(async (transaction) => {
    const given = isSqlite(server) ? text.replaceAll('?', "'1'") : text.replaceAll(/\$\d+/g, "'1'");
    if (!isSqlite(server)) await sql`set local enable_seqscan = off`.execute(transaction);
    const { rows } = await sql.raw(`explain ${isSqlite(server) ? 'query plan ' : ''}${given}`).execute(transaction);
    return JSON.stringify(rows);
  });
