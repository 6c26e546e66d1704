import type { Platform } from '../platform/platform.ts';
import type { Database } from '../tables.ts';

type Read<Result> = (database: Database) => Promise<Result>;

export interface DirectoryReads {
  /** Rows that are no older than a version. */
  since<Result>(version: number, read: Read<Result>): Promise<Result>;
  /** Rows that are no older than the question. */
  newest<Result>(read: Read<Result>): Promise<Result>;
  close(): Promise<void>;
}

export function openDirectoryReads(platform: Platform): DirectoryReads {
  const { database } = platform;
  return { since: (_version, read) => read(database), newest: (read) => read(database), close: async () => {} };
}
