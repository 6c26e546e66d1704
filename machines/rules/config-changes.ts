import type { BlogChoices } from '#contract/blog.ts';
import { withCoupling } from './blog-coupling.ts';
import type { BlogFacts } from './blog-facts.ts';
import { type BlogSetting, listPageSettings, listTripSettings, pathOf, type SettingValue } from './blog-setting.ts';
import { isSameValue, readSettings, settingValue } from './read-setting.ts';
import { withSetting } from './write-setting.ts';

export interface ConfigChange {
  path: string;
  setting: BlogSetting;
  before: SettingValue;
  after: SettingValue;
}

export function changesBetween(before: BlogChoices, after: BlogChoices, facts: BlogFacts): ConfigChange[] {
  if (before === after) return [];
  const [was, is] = [readSettings(before, facts), readSettings(after, facts)];
  const isAsItWas = (trip: string) => was.settings.tripOf(trip) === is.settings.tripOf(trip);
  const isProfileKnown = was.profile !== null && is.profile !== null;
  const settings = [
    ...listPageSettings(facts).filter(({ kind }) => kind !== 'profile' || isProfileKnown),
    ...facts.trips.flatMap((trip) =>
      isAsItWas(trip.id) ? [{ kind: 'trip', trip: trip.id } as const] : listTripSettings(trip),
    ),
  ];
  return settings.flatMap((setting) => {
    const change = { before: settingValue(setting, was), after: settingValue(setting, is) };
    return isSameValue(change.before, change.after) ? [] : [{ path: pathOf(setting), setting, ...change }];
  });
}

export const replayed = (
  { from, to, onto }: Record<'from' | 'to' | 'onto', BlogChoices>,
  facts: BlogFacts,
): BlogChoices =>
  withCoupling(
    changesBetween(from, to, facts).reduce(
      (config, { setting, after }) => withSetting(config, [setting, after], facts),
      onto,
    ),
    facts,
  );

/** Compares effective values: a missing setting equals its default. */
export const isSameConfig = (one: BlogChoices, other: BlogChoices, facts: BlogFacts): boolean =>
  changesBetween(one, other, facts).length === 0;
