import type { Generated } from 'kysely';
import type { DayKeeper } from '#contract/blog-choices.ts';
import { table } from '../platform/database/table.ts';

/** A trip, called a vaya. Lists are kept as JSON: they are read and written whole. */
export interface TripTable {
  id: string;
  accountId: string;
  state: 'draft' | 'published' | 'changed' | 'unpublished' | 'archived';
  title: string;
  description: string;
  tripType: string;
  priceCents: number | null;
  /** The key of a picture of ours, or an address elsewhere. */
  coverImage: string | null;
  dates: string;
  cities: string;
  /** Which places the cities are, in their order; one that nobody knows the place of is null. */
  cityIds: Generated<string>;
  daysFor: Generated<DayKeeper>;
  itinerary: string;
  notes: string;
  likes: number;
  collections: string;
  createdAt: number;
  updatedAt: number;
}

export const tripTables = {
  trip: table<TripTable>(['id'], ['creator']),
};
