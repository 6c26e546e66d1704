import type { BlogChoices } from '#contract/blog.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { findBlogConfig, saveBlogConfigRow } from './blog-config.store.ts';
import { storedConfig } from './stored-config.ts';

type TripSettings = NonNullable<BlogChoices['tripSettings']>;

/** A trip that is published is seen, also where its creator has chosen some from a list; nobody sees it where all are hidden. */
export const showTrip = (unit: Unit, accountId: string, trip: string): Promise<void> =>
  change(unit, accountId, (config) => {
    const { visibleTrips = [] } = config.tripSettings ?? {};
    if (visibleTrips.length === 0 || visibleTrips.includes(trip)) return config;
    return withSettings(config, { visibleTrips: [...visibleTrips, trip] });
  });

/** What is not public any more is not highlighted; in the list it stays, since an empty one would mean all. */
export const dropHighlight = (unit: Unit, accountId: string, trip: string): Promise<void> =>
  change(unit, accountId, (config) => withoutHighlight(config, trip));

/** Nothing of a trip that is gone is kept. Where it was the only one to be seen, none is. */
export const forgetTrip = (unit: Unit, accountId: string, trip: string): Promise<void> =>
  change(unit, accountId, (config) => withoutDisplay(withoutEntry(withoutHighlight(config, trip), trip), trip));

function withoutHighlight(config: BlogChoices, trip: string): BlogChoices {
  const { highlightedTrips = [] } = config.tripSettings ?? {};
  if (!highlightedTrips.includes(trip)) return config;
  return withSettings(config, { highlightedTrips: highlightedTrips.filter((id) => id !== trip) });
}

function withoutEntry(config: BlogChoices, trip: string): BlogChoices {
  const { visibleTrips = [] } = config.tripSettings ?? {};
  if (!visibleTrips.includes(trip)) return config;
  const left = visibleTrips.filter((id) => id !== trip);
  return withSettings(config, { visibleTrips: left, ...(left.length === 0 && { hideAllTrips: true }) });
}

function withoutDisplay(config: BlogChoices, trip: string): BlogChoices {
  const { vayaDisplaySettings = {} } = config;
  if (!Object.hasOwn(vayaDisplaySettings, trip)) return config;
  const others = Object.entries(vayaDisplaySettings).filter(([id]) => id !== trip);
  return { ...config, vayaDisplaySettings: Object.fromEntries(others) };
}

const withSettings = (config: BlogChoices, settings: TripSettings): BlogChoices => ({
  ...config,
  tripSettings: { ...config.tripSettings, ...settings },
});

/** Saves a config that is another one now, under a version of its own; a blog without one needs none. */
async function change(
  { database, now }: Unit,
  accountId: string,
  changed: (config: BlogChoices) => BlogChoices,
): Promise<void> {
  const row = await findBlogConfig(database, accountId);
  if (!row) return;
  const config = storedConfig(row);
  const next = changed(config);
  if (next === config) return;
  const version = Math.max(now, Number(row.version) + 1);
  await saveBlogConfigRow(database, { ...row, config: JSON.stringify(next), version, updatedAt: now });
}
