import type { Generated } from 'kysely';
import type { DaysFor } from '#contract/blog-choices.ts';
import type { TripState } from '#contract/trip-choices.ts';
import { table } from '../table.ts';

/** A trip, called a vaya. Lists are kept as JSON: they are read and written whole. */
export interface TripTable {
  id: string;
  accountId: string;
  state: TripState;
  title: string;
  description: string;
  tripType: string;
  priceCents: number | null;
  /** The key of a picture of ours, or an address elsewhere. */
  coverImage: string | null;
  /** What stays in sight of the cover where it is cropped, as JSON. */
  coverFocus: string | null;
  dates: string;
  cities: string;
  /** The place of each city, in order; null for an unknown city. */
  cityIds: Generated<string>;
  daysFor: Generated<DaysFor>;
  itinerary: string;
  /** Each with its key, its text and its day. */
  pictures: Generated<string>;
  /** What is written about each day that has words. */
  dayTexts: Generated<string>;
  notes: string;
  /** A line for the mail to followers when it is published. */
  followersLine: Generated<string>;
  likes: number;
  collections: string;
  /** Since when it is known: when it was begun, and from then on when it was first published. */
  createdAt: number;
  /** When what is public was last changed. */
  updatedAt: number;
  /** An unpublished edit of a published trip: the columns that it changes, as JSON. */
  pending: Generated<string | null>;
  /** Rises with each save and each move. */
  version: Generated<number>;
  /** How many days the plan has, empty ones too. */
  dayCount: Generated<number>;
  savedAt: Generated<number>;
}

/** The private link to a trip that is not published. Of a published trip it redirects to the trip's page. */
export interface PrivateLinkTable {
  tripId: string;
  tokenHash: string;
  createdAt: number;
}

export const tripTables = {
  trip: table<TripTable>(['id'], ['creator']),
  privateLink: table<PrivateLinkTable>(['tripId'], ['trip']),
};
