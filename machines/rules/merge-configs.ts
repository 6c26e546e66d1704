import type { BlogChoices } from '#contract/blog.ts';
import { isSameList } from '#rules/same-list.ts';
import { withCoupling } from './blog-coupling.ts';
import { type BlogFacts, factsWith, factsWithProfile } from './blog-facts.ts';
import { type BlogSetting, listSettings, pathOf, type SettingValue, sectionFlags } from './blog-setting.ts';
import { isAllHidden, isSameValue, type ReadSettings, readSettings, settingValue } from './read-setting.ts';
import { mapSides, mergeParts, type Sides, type Winner, winnerOf } from './three-way.ts';
import { withSetting } from './write-setting.ts';

/** A setting that both sides changed to different values. */
export interface ConfigConflict {
  path: string;
  setting: BlogSetting;
  local: SettingValue;
  remote: SettingValue;
}

interface MergedConfigs {
  /** Conflicts keep the local value. */
  merged: BlogChoices;
  remote: BlogChoices;
  conflicts: readonly ConfigConflict[];
}

/** Three-way merge, setting by setting. */
export function mergeConfigs(configs: Sides<BlogChoices>, facts: BlogFacts): MergedConfigs {
  const { base, local, remote } = configs;
  const allFacts = factsWith(facts, [base, local, remote]);
  const sides = mapSides(configs, (config) => ({
    ...readSettings(config, facts),
    shownTrips: readSettings(config, allFacts).shownTrips,
  }));
  const winner = (valueIn: (read: ReadSettings) => SettingValue | undefined) =>
    winnerOf(mapSides(sides, valueIn), isSameValue);
  const lists = { trip: winner(listedTrips), highlight: winner(listedHighlights) };
  const settings = listSettings(allFacts).filter(
    ({ kind }) => !(kind === 'trip' || kind === 'highlight') || lists[kind] === 'conflict',
  );
  const { merged, conflicts } = mergeParts(withListsOf(local, remote, lists), settings, {
    winner: (setting) => winner((read) => mergedValue(setting, read, facts)),
    withRemote: (config, setting) => withSetting(config, [setting, settingValue(setting, sides.remote)], allFacts),
  });
  return {
    merged: coupledWithProfile(withServices(merged, configs), facts),
    remote,
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
  { merged, remote, conflicts }: MergedConfigs,
  choices: Readonly<Record<string, 'local' | 'remote'>>,
  facts: BlogFacts,
): BlogChoices => {
  const resolved = conflicts
    .filter(({ path }) => choices[path] === 'remote')
    .reduce((config, conflict) => withSetting(config, [conflict.setting, conflict.remote], facts), merged);
  const sides = { base: remote, local: merged, remote, unconfirmed: [] };
  return coupledWithProfile(withServices(resolved, sides), facts);
};

/** A config knows its services by position, and the sides list them in different orders: their visibility is merged by id. */
function withServices(config: BlogChoices, sides: Sides<BlogChoices>): BlogChoices {
  const all = [sides.base, sides.local, sides.remote, ...sides.unconfirmed];
  const lists = all.flatMap(({ profile }) => (profile ? [profile.services] : []));
  if (lists.length < all.length || lists.every((list) => isSameList(list, lists[0] ?? []))) return config;
  const shown = mapSides(sides, shownServices);
  const isShown = (id: string) => {
    const values = mapSides(shown, (each) => each.get(id) ?? shown.base.get(id) ?? true);
    return winnerOf(values, Object.is) === 'remote' ? values.remote : values.local;
  };
  const items = Object.fromEntries((config.profile?.services ?? []).map((id, index) => [index, isShown(id)]));
  return { ...config, servicesVisibility: { ...config.servicesVisibility, items } };
}

const shownServices = ({ profile, servicesVisibility }: BlogChoices): ReadonlyMap<string, boolean> =>
  new Map(profile?.services.map((id, index) => [id, servicesVisibility?.items?.[index] !== false]));

const coupledWithProfile = (config: BlogChoices, facts: BlogFacts): BlogChoices =>
  withCoupling(config, factsWithProfile(facts, config.profile));

/** A section that is off only because all its items are hidden has no value of its own, nor has a profile that was not sent. */
const mergedValue = (setting: BlogSetting, read: ReadSettings, facts: BlogFacts): SettingValue | undefined => {
  if (setting.kind === 'profile' && read.profile === null) return undefined;
  if (setting.kind !== 'section') return settingValue(setting, read);
  return isAllHidden(read.settings, setting.section, facts)
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
