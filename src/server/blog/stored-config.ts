import { parseBlogConfig } from '#rules/blog-config.ts';
import type { BlogConfigTable } from '../db/tables/blog.table.ts';
import type { Database } from '../db/tables.ts';
import { findBlogConfig } from './blog-config.store.ts';

/** What of a row is a config still; a row that cannot be read at all is one in which nothing was chosen. */
export const storedConfig = ({ config }: Pick<BlogConfigTable, 'config'>) => parseBlogConfig(parsed(config)).config;

/** Null where nothing was ever chosen. */
export async function findChosenConfig(database: Database, accountId: string) {
  const row = await findBlogConfig(database, accountId);
  return row ? storedConfig(row) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
