import type { Config } from '../lib/config.ts';
import type { MediaStore } from '../lib/media-store.ts';
import type { Secrets } from '../lib/secrets.ts';
import type { Subscriptions } from './events.ts';
import type { PoolCounts } from './postgres.ts';
import type { Database } from './tables.ts';

export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** The dependencies of use cases, created once per process or by a test with its own clock. */
export interface Platform {
  config: Config;
  database: Database;
  /** The connections to PostgreSQL; null for SQLite. */
  pool: PoolCounts | null;
  secrets: Secrets;
  media: MediaStore;
  log: Log;
  subscriptions: readonly Subscriptions[];
  /** `Date.now`, or a test's clock. */
  now(): number;
}
