import { parseBlogConfig } from '#rules/blog-config.ts';
import type { BlogConfigTable } from '../db/tables/blog.table.ts';
import type { Database } from '../db/tables.ts';
import { findBlogConfig } from './blog-config.store.ts';

/** Invalid parts are left out; an unreadable row is an empty config. */
export const storedConfig = ({ config }: Pick<BlogConfigTable, 'config'>) => parseBlogConfig(parsed(config)).config;

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
