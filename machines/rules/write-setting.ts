import type { BlogChoices } from '#contract/blog.ts';
import type { BlogSectionKey } from '#contract/blog-choices.ts';
import type { BlogFacts } from './blog-facts.ts';
import { type BlogSetting, isOrder, namesTo, type SettingValue } from './blog-setting.ts';
import { readSettings } from './read-setting.ts';

export type Write = readonly [setting: BlogSetting, value: SettingValue];

/** Changes one setting; `withCoupling` then adjusts the others. */
export function withSetting(config: BlogChoices, [setting, value]: Write, facts: BlogFacts): BlogChoices {
  const { kind } = setting;
  if (kind === 'trip') return withTrip(config, { trip: setting.trip, isShown: value === true }, facts);
  if (kind === 'order') return isOrder(value) ? { ...config, displayOrder: numbered(value) } : config;
  if (kind === 'highlight') return put(config, namesTo(setting), typeof value === 'string' ? [value] : []);
  const next = put(config, namesTo(setting), value);
  return value === true ? withoutObstacle(next, setting) : next;
}

/** A value with two switches is shown when both are on. */
function withoutObstacle(config: BlogChoices, setting: BlogSetting): BlogChoices {
  if (setting.kind === 'platform') return put(config, ['showSocialMedia'], true);
  const isHidden = setting.kind === 'contact' && config.contactsVisibility?.items?.[setting.way] === false;
  return isHidden ? put(config, ['contactsVisibility', 'items', setting.way], true) : config;
}

type Names = readonly [string, ...string[]];

function put<Of extends object>(within: Of, [name, ...rest]: Names, value: unknown): Of {
  const [next, ...others] = rest;
  const inner: unknown = Object.getOwnPropertyDescriptor(within, name)?.value;
  return { ...within, [name]: next === undefined ? value : put(Object(inner), [next, ...others], value) };
}

const numbered = (sections: readonly BlogSectionKey[]) =>
  Object.fromEntries(sections.map((section, index) => [section, index + 1]));

/** An empty list shows all trips, future ones included; `hideAllTrips` shows none. */
function withTrip(
  config: BlogChoices,
  { trip, isShown }: { trip: string; isShown: boolean },
  facts: BlogFacts,
): BlogChoices {
  const published = facts.trips.map(({ id }) => id);
  const { shownTrips, settings } = readSettings(config, facts);
  const isSeen = (id: string) => (id === trip ? isShown : shownTrips.has(id));
  const isNoneSeen = !published.some(isSeen);
  const listed = settings.hideAllTrips ? [] : settings.visibleTrips.length > 0 ? settings.visibleTrips : published;
  const chosen = [...new Set([...listed, trip])].filter((id) => (id === trip ? isShown : true));
  return {
    ...config,
    tripSettings: {
      ...config.tripSettings,
      visibleTrips: isNoneSeen || published.every(isSeen) ? [] : chosen,
      hideAllTrips: isNoneSeen,
    },
  };
}
