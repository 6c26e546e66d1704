import type { BlogChoices } from '#contract/blog.ts';
import { coupled } from './blog-coupling.ts';
import { type BlogFacts, factsWith } from './blog-facts.ts';
import { type BlogSetting, listSettings, pathOf, type SettingValue, sectionFlags } from './blog-setting.ts';
import { isAllHidden, isSameValue, type ReadSettings, readSettings, settingValue } from './read-setting.ts';
import { mapSides, mergeParts, type Sides, type Winner, winnerOf } from './three-way.ts';
import { written } from './write-setting.ts';

/** A setting that both sides changed to different values. */
export interface ConfigConflict {
  path: string;
  setting: BlogSetting;
  local: SettingValue;
  remote: SettingValue;
}

export interface MergedConfigs {
  /** Conflicts keep the local value. */
  merged: BlogChoices;
  conflicts: readonly ConfigConflict[];
}

/** Three-way merge, setting by setting. */
export function mergeConfigs(configs: Sides<BlogChoices>, about: BlogFacts): MergedConfigs {
  const { base, local, remote } = configs;
  const allFacts = factsWith(about, [base, local, remote]);
  const sides = mapSides(configs, (config) => ({
    ...readSettings(config, about),
    shownTrips: readSettings(config, allFacts).shownTrips,
  }));
  const winner = (valueIn: (read: ReadSettings) => SettingValue | undefined) =>
    winnerOf(mapSides(sides, valueIn), isSameValue);
  const lists = { trip: winner(listedTrips), highlight: winner(listedHighlights) };
  const settings = listSettings(allFacts).filter(
    ({ kind }) => !(kind === 'trip' || kind === 'highlight') || lists[kind] === 'conflict',
  );
  const { merged, conflicts } = mergeParts(withListsOf(local, remote, lists), settings, {
    winner: (setting) => winner((read) => mergedValue(setting, read, about)),
    withRemote: (config, setting) => written(config, [setting, settingValue(setting, sides.remote)], allFacts),
  });
  return {
    merged: coupled(merged, about),
    conflicts: conflicts.map((setting) => ({
      path: pathOf(setting),
      setting,
      local: settingValue(setting, sides.local),
      remote: settingValue(setting, sides.remote),
    })),
  };
}

/** Conflicts without a choice keep the local value. */
export const resolveConflicts = (
  { merged, conflicts }: MergedConfigs,
  choices: Readonly<Record<string, 'local' | 'remote'>>,
  about: BlogFacts,
): BlogChoices =>
  coupled(
    conflicts
      .filter(({ path }) => choices[path] === 'remote')
      .reduce((config, { setting, remote }) => written(config, [setting, remote], about), merged),
    about,
  );

/** A section that is off only because all its items are hidden has no value of its own, nor has a profile that was not sent. */
const mergedValue = (setting: BlogSetting, read: ReadSettings, about: BlogFacts): SettingValue | undefined => {
  if (setting.kind === 'profile' && read.profile === null) return undefined;
  if (setting.kind !== 'section') return settingValue(setting, read);
  return isAllHidden(read.settings, setting.section, about)
    ? undefined
    : read.settings.shown[sectionFlags[setting.section]];
};

/** The list as a whole also covers future trips; single trips are compared only where both sides changed the list. */
const listedTrips = ({ settings: { hideAllTrips, visibleTrips } }: ReadSettings): string =>
  JSON.stringify(hideAllTrips ? 'none' : visibleTrips.toSorted());
const listedHighlights = ({ settings }: ReadSettings): string => JSON.stringify(settings.highlightedTrips);

function withListsOf(
  config: BlogChoices,
  { tripSettings = {} }: BlogChoices,
  winners: Record<'trip' | 'highlight', Winner>,
): BlogChoices {
  const { visibleTrips = [], hideAllTrips = false, highlightedTrips = [] } = tripSettings;
  const lists = {
    ...(winners.trip === 'remote' && { visibleTrips, hideAllTrips }),
    ...(winners.highlight === 'remote' && { highlightedTrips }),
  };
  return Object.keys(lists).length === 0 ? config : { ...config, tripSettings: { ...config.tripSettings, ...lists } };
}
