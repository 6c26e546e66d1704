import type { Generated } from 'kysely';
import type { FilterGroup } from '#contract/directory-choices.ts';
import { table } from '../table.ts';

/** What the directory searches and sorts by. */
export interface DirectoryEntryTable {
  number: Generated<number>;
  accountId: string;
  /** Grows with each change. */
  version: number;
  isListed: number;
  nameFolded: string;
  followersCount: number;
  tripCount: number;
  /** When the creator was first listed; 0 until then. */
  listedAt: number;
  /** The version of the projection that wrote the rows of the creator. */
  projection: Generated<number>;
}

/** The JSON of a creator as sponsors read it. */
export interface DirectoryProfileTable {
  accountId: string;
  profile: string;
  trips: string;
}

/** A value of a listed creator that a filter asks for. */
export interface DirectoryTermTable {
  number: number;
  kind: FilterGroup;
  term: string;
}

/** A word that finds a listed creator. */
interface DirectoryWordTable {
  number: number;
  word: string;
}

/** A city of a published trip of a listed creator, and the days of the trip. */
export interface DirectoryStopTable {
  number: number;
  city: string;
  firstDay: string;
  lastDay: string;
}

export const directoryTables = {
  directoryEntry: table<DirectoryEntryTable>(['accountId'], ['account']),
  directoryProfile: table<DirectoryProfileTable>(['accountId'], ['account']),
  directoryTerm: table<DirectoryTermTable>(['number', 'kind', 'term'], ['directoryEntry']),
  directoryWord: table<DirectoryWordTable>(['number', 'word'], ['directoryEntry']),
  directoryStop: table<DirectoryStopTable>(['number', 'city', 'firstDay', 'lastDay'], ['directoryEntry']),
};
