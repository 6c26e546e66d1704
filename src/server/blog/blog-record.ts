import type { BlogChoices, BlogReply, OwnProfile } from '#contract/blog.ts';
import type { Language } from '#contract/language.ts';
import { tripsOf } from '#rules/blog-visibility.ts';
import { findAccount } from '../accounts/accounts.ts';
import { creatorItemOf } from '../creators/creator-item.ts';
import { findCreator } from '../creators/creators.ts';
import { ownProfileOf } from '../creators/own-profile.ts';
import type { BlogConfigTable } from '../db/tables/blog.table.ts';
import type { Database } from '../db/tables.ts';
import { listServices } from '../reference/lists.ts';
import { findPlace } from '../reference/places.ts';
import { placedTripView, type TripRow } from '../trips/stored-trip.ts';
import { listPublishedTrips } from '../trips/trips.ts';
import { findBlogConfig } from './blog.store.ts';
import { readShownQuestions } from './shown-questions.ts';
import { storedConfig } from './stored-config.ts';

/** Everything of a blog, not redacted. */
export interface BlogRecord {
  isPublic: boolean;
  config: BlogChoices | null;
  row: BlogConfigTable | null;
  ownProfile: OwnProfile;
  creatorIn(language: Language, today: string): BlogReply;
}

/** With a `draft`, that trip is read in place of the published ones. */
export async function findBlogRecord(
  database: Database,
  accountId: string,
  draft: TripRow | null = null,
): Promise<BlogRecord | null> {
  const [account, rows, trips, questionsOf, row = null] = await Promise.all([
    findAccount(database, accountId),
    findCreator(database, accountId),
    draft === null ? listPublishedTrips(database, accountId) : [draft],
    readShownQuestions(database, accountId),
    findBlogConfig(database, accountId),
  ]);
  if (account?.role !== 'creator' || rows === null) return null;
  const views = trips.map((trip) => ({ ...placedTripView(trip), questions: questionsOf(trip.id) }));
  return {
    isPublic: account.state === 'active',
    config: row && storedConfig(row),
    row,
    ownProfile: ownProfileOf({ ...account, ...rows }),
    creatorIn(language, today) {
      const profile = creatorItemOf({ account, ...rows, trips }, language);
      const locations = profile.locations.map((location) => ({ ...location, ...findPlace(location._id)?.position }));
      const names = new Map(listServices(language).map(({ code, name }) => [code, name]));
      const services = profile.services.map((code) => ({ _id: code, name: names.get(code) ?? code }));
      return { ...profile, locations, location: locations[0] ?? null, services, ...tripsOf(views, today) };
    },
  };
}
