import type { BlogChoices } from '#contract/blog.ts';
import { parseBlogConfig } from '#rules/blog-config.ts';
import type { BlogConfigTable } from '../db/tables/blog.table.ts';
import type { Database } from '../db/tables.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { findBlogConfig, insertFirstConfig, saveBlogConfigRow } from './blog.store.ts';

/** Invalid parts are left out; an unreadable row is an empty config. */
export const storedConfig = ({ config }: Pick<BlogConfigTable, 'config'>) => parseBlogConfig(parsed(config)).config;

export async function findChosenConfig(database: Database, accountId: string) {
  const row = await findBlogConfig(database, accountId);
  return row ? storedConfig(row) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

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

/** An absent flag means visible, so the first config of a creator hides how to reach them until they decide. */
export async function hideContacts({ database, now }: Unit, accountId: string): Promise<void> {
  const config: BlogChoices = { showEmail: false, showPhoneNumber: false };
  const row = { accountId, version: now, config: JSON.stringify(config), createdAt: now, updatedAt: now };
  await insertFirstConfig(database, row);
}
