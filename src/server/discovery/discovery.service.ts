import type {
  CreatorItem,
  CreatorReply,
  CreatorsQuery,
  OptionsQuery,
  OptionsReply,
  Relaxation,
} from '#contract/creator.ts';
import { blogSettings } from '#rules/blog-settings.ts';
import { shownCreator, tripsOf } from '#rules/blog-visibility.ts';
import { type DirectoryWish, filterGroups } from '#rules/directory.ts';
import { notValid } from '#rules/problems.ts';
import { audienceOf } from '../blog/blog-audience.ts';
import { findChosenConfig } from '../blog/stored-config.ts';
import { InvalidFields, NotFound } from '../platform/errors.ts';
import type { SignedIn } from '../platform/http/access.ts';
import type { Platform } from '../platform/platform.ts';
import { utcDay } from '../platform/utc-day.ts';
import { listPublishedTrips } from '../trip/trips.ts';
import { type Directory, directoryOf } from './directory.ts';
import { findEntry, listProfiles } from './directory-entry.store.ts';
import { sponsorView, viewWithKeeper } from './directory-entry.ts';
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

/** How many would be found with one thing more. */
export async function countOptions(directory: Directory, query: OptionsQuery): Promise<OptionsReply> {
  const { group, option } = query;
  const wish = wishIn(query);
  const { index } = await directory.current();
  return { data: index.countEach(wish, group, option) };
}

/** Each is a count of its own; a wish of more things is no person's. */
const mostRelaxations = 20;

const withTrips = ({ profile, trips }: { profile: string; trips: string }): string =>
  `${profile.slice(0, -1)},"publishedVayas":${trips}}`;

function wishIn(query: Omit<OptionsQuery, 'group' | 'option'>): DirectoryWish {
  const { thereCity: city, thereFrom: from = '', thereTo: to = '' } = query;
  if (to !== '' && from > to) throw new InvalidFields({ thereTo: notValid });
  return { ...query, there: city === '' && from === '' && to === '' ? null : { city, from, to } };
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

/** One active creator, redacted for whoever asks: a stranger sees what the creator's own page shows, and no more. */
export async function readCreator(
  platform: Platform,
  { id, by }: { id: string; by: SignedIn | null },
): Promise<CreatorReply> {
  const [entry, trips] = await directoryOf(platform).reads.newest(async (database) => [
    await findEntry(database, id),
    await listPublishedTrips(database, id),
  ]);
  if (entry?.isListed !== 1) throw new NotFound();
  const profile: CreatorItem = JSON.parse(entry.profile);
  const viewer = { audience: audienceOf(by, id), today: utcDay(platform.now()) };
  const view = viewer.audience === 'sponsor' ? sponsorView : viewWithKeeper;
  const views = trips.map((trip) => view(trip, viewer.today));
  const creator = { ...profile, ...tripsOf(views, viewer.today) };
  if (viewer.audience !== 'visitor') return creator;
  const config = await findChosenConfig(platform.database, id);
  return shownCreator(creator, blogSettings(config, 'page'), viewer);
}
