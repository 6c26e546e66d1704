import { type Kysely, sql } from 'kysely';
import type { DatabaseAddress } from './open-database.ts';

/** Deleted rows stay readable in SQLite's write-ahead log until it is emptied, which does nothing while another connection reads. */
export async function emptyWal<Tables>(database: Kysely<Tables>, { kind }: DatabaseAddress): Promise<void> {
  if (kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(database);
}
