import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { TestServer } from './server.ts';

/** Another process that writes and takes its time: on SQLite nobody else writes anything meanwhile, on PostgreSQL nobody into this table. */
export async function lockElsewhere(
  { platform: { config } }: TestServer,
  table: string,
): Promise<{ release(): Promise<void> }> {
  if (config.database.kind === 'sqlite') {
    const other = new DatabaseSync(config.database.file, { timeout: 2_000 });
    other.exec('begin immediate');
    return {
      async release() {
        other.exec('rollback');
        other.close();
      },
    };
  }
  const client = new pg.Client({ connectionString: config.database.url });
  await client.connect();
  await client.query(`begin; lock table "${table}" in share mode`);
  return { release: () => client.end() };
}
