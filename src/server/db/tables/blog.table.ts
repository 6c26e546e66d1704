import { table } from '../table.ts';

/** What an owner chose for their page, as JSON; its version grows with each save. */
export interface BlogConfigTable {
  accountId: string;
  version: number;
  config: string;
  createdAt: number;
  updatedAt: number;
}

export const blogTables = {
  blogConfig: table<BlogConfigTable>(['accountId'], ['creator']),
};
