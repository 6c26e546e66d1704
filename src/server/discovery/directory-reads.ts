import { openReplica } from '../platform/database/replica.ts';
import type { Platform } from '../platform/platform.ts';
import type { Database, Tables } from '../tables.ts';
import { findVersion } from './directory-version.ts';

type Read<Result> = (database: Database) => Promise<Result>;

/** Where the directory's rows are read: at the replica while it is there and holds what is needed, else at the primary. */
export interface DirectoryReads {
  /** Rows that are no older than a version. */
  since<Result>(version: number, read: Read<Result>): Promise<Result>;
  /** Rows that are no older than the question. */
  newest<Result>(read: Read<Result>): Promise<Result>;
  close(): Promise<void>;
}

export function openDirectoryReads(platform: Platform): DirectoryReads {
  const { database, config } = platform;
  if (config.readUrl === null)
    return { since: (_version, read) => read(database), newest: (read) => read(database), close: async () => {} };
  const replica = openReplica<Tables>(config.readUrl, platform);
  const since = async <Result>(version: number, read: Read<Result>): Promise<Result> => {
    const found = await replica.ask(async (copy) =>
      (await findVersion(copy)) < version ? null : { result: await read(copy) },
    );
    return found ? found.result : read(database);
  };
  return {
    since,
    newest: async (read) => since(await findVersion(database), read),
    close: () => replica.close(),
  };
}
