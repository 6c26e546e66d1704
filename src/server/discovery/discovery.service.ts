import type { CreatorItem, CreatorReply, CreatorsQuery, Relaxation, Trip } from '#contract/creator.ts';
import { lastTrip, ongoingTrip, upcomingTrip } from '#rules/derived-trips.ts';
import { type DirectoryWish, filterGroups } from '#rules/directory.ts';
import { notValid } from '#rules/problems.ts';
import { InvalidFields, NotFound } from '../platform/errors.ts';
import type { SignedIn } from '../platform/http/access.ts';
import type { Directory } from './directory.ts';
import { findEntry, listProfiles } from './directory-entry.store.ts';
import type { DirectoryIndex } from './directory-index.ts';

/** One page of the directory, as JSON: each creator is sent as the database holds them. */
export async function listCreators(directory: Directory, query: CreatorsQuery): Promise<string> {
  const { sort, offset, limit, after, include } = query;
  const wish = wishIn(query);
  const { index, version } = await directory.current();
  const { ids, total } = index.page(wish, { sort, offset, limit, after });
  const rest = JSON.stringify({
    total,
    page: Math.floor(offset / limit) + 1,
    totalPages: Math.ceil(total / limit),
    tripTypes: index.tripTypes,
    ...(total === 0 && { relaxations: relaxationsOf(index, wish) }),
  });
  const profiles = await directory.reads.since(version, (database) => listProfiles(database, ids));
  const rows = new Map(profiles.map((row) => [row.accountId, row]));
  const items = ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    return [include === 'vayas' ? withTrips(row) : row.profile];
  });
  return `{"data":[${items.join(',')}],${rest.slice(1)}`;
}

/** Each is a count of its own; a wish of more things is no person's. */
const mostRelaxations = 20;

const withTrips = ({ profile, trips }: { profile: string; trips: string }): string =>
  `${profile.slice(0, -1)},"publishedVayas":${trips}}`;

function wishIn(query: CreatorsQuery): DirectoryWish {
  const { thereCity, thereFrom = '0000-01-01', thereTo = '9999-12-31' } = query;
  if (thereFrom > thereTo) throw new InvalidFields({ thereTo: notValid });
  return { ...query, there: thereCity ? { city: thereCity, from: thereFrom, to: thereTo } : null };
}

/** For a wish that nobody meets: how many would meet it with one thing less. */
function relaxationsOf(index: DirectoryIndex, wish: DirectoryWish): Relaxation[] {
  const lessOne = [
    ...filterGroups.flatMap((filter) =>
      wish[filter].map((value) => ({
        filter,
        value,
        wish: { ...wish, [filter]: wish[filter].filter((each) => each !== value) },
      })),
    ),
    ...(wish.search.trim() === ''
      ? []
      : [{ filter: 'search' as const, value: wish.search, wish: { ...wish, search: '' } }]),
    ...(wish.minTripCount === 0
      ? []
      : [{ filter: 'minTripCount' as const, value: String(wish.minTripCount), wish: { ...wish, minTripCount: 0 } }]),
    ...(wish.there === null
      ? []
      : [{ filter: 'there' as const, value: wish.there.city, wish: { ...wish, there: null } }]),
  ];
  return lessOne
    .slice(0, mostRelaxations)
    .map(({ filter, value, wish: less }) => ({ filter, value, total: index.count(less) }))
    .filter(({ total }) => total > 0);
}

/** One active creator, redacted for whoever asks: a stranger sees no address and no number. */
export async function readCreator(
  { reads }: Directory,
  { id, by, now }: { id: string; by: SignedIn | null; now: number },
): Promise<CreatorReply> {
  const entry = await reads.newest((database) => findEntry(database, id));
  if (entry?.isListed !== 1) throw new NotFound();
  const { email, phoneNumber, ...open }: CreatorItem = JSON.parse(entry.profile);
  const trips: Trip[] = JSON.parse(entry.trips);
  const today = new Date(now).toISOString().slice(0, 10);
  const isInsider = by !== null && (by.role !== 'creator' || by.accountId === id);
  return {
    ...open,
    ...(isInsider && { email, phoneNumber }),
    publishedVayas: trips,
    lastVaya: lastTrip(trips, today),
    upcomingVaya: upcomingTrip(trips, today),
    ongoingVaya: ongoingTrip(trips, today),
  };
}
