import type { BlogChoices, OwnProfile } from '#contract/blog.ts';
import type { ListSectionKey } from '#rules/blog-sections.ts';
import { type BlogSettings, blogSettings } from '#rules/blog-settings.ts';
import { highlightedTrip, visibleTrips } from '#rules/blog-visibility.ts';
import { fieldsIn } from '#rules/own-profile.ts';
import type { BlogFacts } from './blog-facts.ts';
import { type BlogSetting, contactFlags, listSections, type SettingValue, sectionFlags } from './blog-setting.ts';
import { pageSetting } from './page-settings.ts';
import { isSameValue as isSameJson } from './same-value.ts';

export interface ReadSettings {
  /** Null on a server that does not let its owner edit it. */
  profile: OwnProfile | null;
  settings: BlogSettings;
  /** Sections that are on and have a visible item. */
  shownSections: ReadonlySet<string>;
  shownTrips: ReadonlySet<string>;
  highlighted: string | null;
}

export function readSettings(config: BlogChoices, facts: BlogFacts): ReadSettings {
  const settings = settingsOf(config);
  const sections = listSections.filter((section) => settings.shown[sectionFlags[section]]);
  const shown = visibleTrips(
    facts.trips.map(({ id }) => ({ _id: id })),
    settings,
  );
  return {
    profile: config.profile ?? null,
    settings,
    shownSections: new Set(sections.filter((section) => !isAllHidden(settings, section, facts))),
    shownTrips: new Set(shown.map(({ _id }) => _id)),
    highlighted: highlightedTrip(shown, settings),
  };
}

export const settingsOf = (config: BlogChoices): BlogSettings => blogSettings(config, 'page');

export const isAllHidden = (settings: BlogSettings, section: ListSectionKey, { items }: BlogFacts): boolean =>
  items[section].length > 0 && items[section].every((id) => settings.hidden[`${section}Visibility`].has(id));

/** A setting that the config lacks has its default. */
export function settingValue(setting: BlogSetting, read: ReadSettings): SettingValue {
  const { settings, shownSections, shownTrips, highlighted } = read;
  const { shown, hidden } = settings;
  switch (setting.kind) {
    case 'profile':
      return read.profile && fieldsIn(read.profile)[setting.field];
    case 'page':
      return pageSetting(setting.name).read(settings);
    case 'pageText':
      return settings.style.texts[setting.text][setting.name];
    case 'platform':
      return shown.showSocialMedia && !hidden.socialMediaVisibility.has(setting.platform);
    case 'order':
      return settings.sections;
    case 'section':
      return shownSections.has(setting.section);
    case 'item':
      return !hidden[`${setting.section}Visibility`].has(setting.item);
    case 'contact':
      return shown[contactFlags[setting.way]] && !hidden.contactsVisibility.has(setting.way);
    case 'highlight':
      return highlighted;
    case 'trip':
      return shownTrips.has(setting.trip);
    case 'tripElement':
      return settings.tripOf(setting.trip)[setting.element];
    case 'tripItem':
      return !settings.tripOf(setting.trip).hiddenItems.has(setting.item);
    case 'tripText':
      return settings.tripOf(setting.trip).styles[setting.text][setting.name];
  }
}

export const isSameValue = (one: SettingValue, other: SettingValue): boolean =>
  one === other || (Array.isArray(one) && isSameJson(one, other));
