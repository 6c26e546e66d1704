import { type Kysely, sql } from 'kysely';
import type { DatabaseAddress } from './open-database.ts';

/** Deleted rows stay readable in the write-ahead log of SQLite until it is emptied. While somebody reads it stays as it is. */
export async function emptyWal<Tables>(database: Kysely<Tables>, { kind }: DatabaseAddress): Promise<void> {
  if (kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(database);
}
