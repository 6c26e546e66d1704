import type { BlogChoices } from '#contract/blog.ts';
import type { BlogSectionKey } from '#contract/blog-choices.ts';
import type { BlogFacts } from './blog-facts.ts';
import { type BlogSetting, namesTo, type SettingValue } from './blog-setting.ts';
import { readSettings } from './read-setting.ts';

/** A setting and what it becomes. */
export type Write = readonly [setting: BlogSetting, value: SettingValue];

/** A config in which one setting has another value; what goes with it is for `coupled` to say. */
export function written(config: BlogChoices, [setting, value]: Write, about: BlogFacts): BlogChoices {
  switch (setting.kind) {
    case 'platform': {
      const next = put(config, namesTo(setting), value);
      return value === true ? put(next, ['showSocialMedia'], true) : next;
    }
    case 'contact': {
      const next = put(config, namesTo(setting), value);
      const isHidden = config.contactsVisibility?.items?.[setting.way] === false;
      return value === true && isHidden ? put(next, ['contactsVisibility', 'items', setting.way], true) : next;
    }
    case 'order':
      return Array.isArray(value) ? { ...config, displayOrder: numbered(value) } : config;
    case 'highlight':
      return put(config, namesTo(setting), typeof value === 'string' ? [value] : []);
    case 'trip':
      return withTrip(config, { trip: setting.trip, isShown: value === true }, about);
    default:
      return put(config, namesTo(setting), value);
  }
}

type Names = readonly [string, ...string[]];

function put<Of extends object>(within: Of, [name, ...rest]: Names, value: unknown): Of {
  const [next, ...others] = rest;
  const inner: unknown = Object.hasOwn(within, name) ? Object.entries(within).find(([each]) => each === name)?.[1] : {};
  return { ...within, [name]: next === undefined ? value : put(Object(inner), [next, ...others], value) };
}

const numbered = (sections: readonly BlogSectionKey[]) =>
  Object.fromEntries(sections.map((section, index) => [section, index + 1]));

/** All of them are said by an empty list, so that a trip which comes later is seen; none by a word of its own. */
function withTrip(
  config: BlogChoices,
  { trip, isShown }: { trip: string; isShown: boolean },
  about: BlogFacts,
): BlogChoices {
  const published = about.trips.map(({ id }) => id);
  const { shownTrips, settings } = readSettings(config, about);
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
