import type { BlogChoices } from '#contract/blog.ts';
import { coupled } from './blog-coupling.ts';
import { type BlogFacts, factsWith } from './blog-facts.ts';
import { type BlogSetting, listSettings, pathOf, type SettingValue, sectionFlags } from './blog-setting.ts';
import { isAllHidden, isSameValue, type ReadSettings, readSettings, settingValue } from './read-setting.ts';
import { mergedParts, toSides, type Whose, whoseIs } from './three-way.ts';
import { written } from './write-setting.ts';

/** Configs that were one once. */
export interface Divergence {
  base: BlogChoices;
  mine: BlogChoices;
  theirs: BlogChoices;
  /** What was sent from here and never answered: whoever reads it again has it from oneself. */
  sent?: readonly BlogChoices[];
}

/** A setting that both have changed, each to something else. */
export interface ConfigConflict {
  path: string;
  setting: BlogSetting;
  mine: SettingValue;
  theirs: SettingValue;
}

export interface MergedConfigs {
  /** With what is mine where there is a conflict. */
  merged: BlogChoices;
  conflicts: readonly ConfigConflict[];
}

/** Setting by setting: whoever has changed one has their way, and both have unless it is the same one. */
export function mergedConfigs({ base, mine, theirs, sent = [] }: Divergence, about: BlogFacts): MergedConfigs {
  const all = factsWith(about, [base, mine, theirs]);
  const sides = toSides({ base, mine, theirs, sent }, (config) => ({
    ...readSettings(config, about),
    shownTrips: readSettings(config, all).shownTrips,
  }));
  const whose = (saidBy: (read: ReadSettings) => Said) => whoseIs(toSides(sides, saidBy), isSameValue);
  const lists = { trip: whose(listedTrips), highlight: whose(listedHighlights) };
  const settings = listSettings(all).filter(
    ({ kind }) => !(kind === 'trip' || kind === 'highlight') || lists[kind] === 'open',
  );
  const { merged, open } = mergedParts(withListsOf(mine, theirs, lists), settings, {
    whose: (setting) => whose((read) => said(setting, read, about)),
    taken: (config, setting) => written(config, [setting, settingValue(setting, sides.theirs)], all),
  });
  return {
    merged: coupled(merged, about),
    conflicts: open.map((setting) => ({
      path: pathOf(setting),
      setting,
      mine: settingValue(setting, sides.mine),
      theirs: settingValue(setting, sides.theirs),
    })),
  };
}

/** What becomes of a merge when each conflict is decided, by its path; what nobody has decided stays mine. */
export const settled = (
  { merged, conflicts }: MergedConfigs,
  choices: Readonly<Record<string, 'mine' | 'theirs'>>,
  about: BlogFacts,
): BlogChoices =>
  coupled(
    conflicts
      .filter(({ path }) => choices[path] === 'theirs')
      .reduce((each, { setting, theirs }) => written(each, [setting, theirs], about), merged),
    about,
  );

type Said = SettingValue | undefined;

/** A section that is off because all of it is hidden says only that. */
const said = (setting: BlogSetting, read: ReadSettings, about: BlogFacts): Said => {
  if (setting.kind !== 'section') return settingValue(setting, read);
  const isSilent = isAllHidden(read.settings, setting.section, about);
  return isSilent ? undefined : read.settings.shown[sectionFlags[setting.section]];
};

/** Which trips are seen, with those that are still to come: one by one they are asked for only where both have chosen. */
const listedTrips = ({ settings: { hideAllTrips, visibleTrips } }: ReadSettings): string =>
  JSON.stringify(hideAllTrips ? 'none' : visibleTrips.toSorted());
const listedHighlights = ({ settings }: ReadSettings): string => JSON.stringify(settings.highlightedTrips);

function withListsOf(
  config: BlogChoices,
  { tripSettings = {} }: BlogChoices,
  whose: Record<'trip' | 'highlight', Whose>,
): BlogChoices {
  const { visibleTrips = [], hideAllTrips = false, highlightedTrips = [] } = tripSettings;
  const lists = {
    ...(whose.trip === 'theirs' && { visibleTrips, hideAllTrips }),
    ...(whose.highlight === 'theirs' && { highlightedTrips }),
  };
  return Object.keys(lists).length === 0 ? config : { ...config, tripSettings: { ...config.tripSettings, ...lists } };
}
