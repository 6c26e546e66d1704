import type { BlogChoices } from '#contract/blog.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { findBlogConfig, saveBlogConfigRow } from './blog-config.store.ts';
import { storedConfig } from './stored-config.ts';

type TripSettings = NonNullable<BlogChoices['tripSettings']>;

/** Adds a published trip to a list of visible trips; an empty list already means all trips. */
export const showTrip = (unit: Unit, accountId: string, trip: string): Promise<void> =>
  change(unit, accountId, (config) => {
    const { visibleTrips = [] } = config.tripSettings ?? {};
    if (visibleTrips.length === 0 || visibleTrips.includes(trip)) return config;
    return withSettings(config, { visibleTrips: [...visibleTrips, trip] });
  });

/** Keeps the trip in the list of visible trips: an empty list would mean all trips. */
export const dropHighlight = (unit: Unit, accountId: string, trip: string): Promise<void> =>
  change(unit, accountId, (config) => withoutHighlight(config, trip));

/** When the only visible trip is deleted, all trips are hidden: an empty list would show them all. */
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
  const remaining = visibleTrips.filter((id) => id !== trip);
  return withSettings(config, { visibleTrips: remaining, ...(remaining.length === 0 && { hideAllTrips: true }) });
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

/** Saves a changed config under a new version; does nothing for a blog without a config. */
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
