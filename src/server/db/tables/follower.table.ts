import type { Language } from '#contract/language.ts';
import { table } from '../table.ts';

/** A reader who gets a mail when a creator publishes a trip. */
export interface FollowerTable {
  id: string;
  state: 'unconfirmed' | 'following';
  /** The creator. */
  accountId: string;
  email: string;
  emailFolded: string;
  /** The language of the page on which they followed. */
  language: Language;
  /** When the last confirmation mail was written. */
  askedAt: number;
  /** They were mailed what was published up to this time, and before the last mail up to `newsBefore`. */
  newsUntil: number;
  newsBefore: number;
  nextMailAt: number;
}

/** A trip that was published and that followers hear of once. */
export interface TripNewsTable {
  tripId: string;
  accountId: string;
  publishedAt: number;
  isMailed: number;
}

export const followerTables = {
  follower: table<FollowerTable>(['id'], ['account']),
  tripNews: table<TripNewsTable>(['tripId'], ['trip', 'account']),
};
