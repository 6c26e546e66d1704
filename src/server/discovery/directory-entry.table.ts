import { table } from '../platform/database/table.ts';

/** A creator as the directory holds them: what is compared and sorted by, and the JSON that is sent. */
export interface DirectoryEntryTable {
  accountId: string;
  version: number;
  isListed: number;
  nameFolded: string;
  followersCount: number;
  tripCount: number;
  /** When the creator came to the directory; 0 until then. */
  listedAt: number;
  /** What can be asked for, one a line: 'expertise=diving', 'there=antalya 2026-06-12 2026-06-15'. */
  marks: string;
  profile: string;
  trips: string;
  /** Which `entryShape` the release had that wrote it. */
  shape: number;
}

/** One row that each change takes in turn, so that versions are seen in the order they were given. */
export interface DirectoryHeadTable {
  id: number;
  version: number;
}

export const discoveryTables = {
  directoryEntry: table<DirectoryEntryTable>(['accountId'], ['account']),
  directoryHead: table<DirectoryHeadTable>(['id']),
};
