import type { BlogChoices } from '#contract/blog.ts';
import type { BlogSettings } from '#rules/blog-settings.ts';
import { platforms } from '#rules/social-account.ts';
import type { BlogFacts } from './blog-facts.ts';
import { contactFlags, contactWays, listSections, sectionFlags } from './blog-setting.ts';
import { isAllHidden, settingsOf } from './read-setting.ts';

/**
 * Makes dependent switches agree: a section with all items hidden is off, social media is on while a platform is shown,
 * and hidden trips are not highlighted. The page looks the same as before.
 */
export function withCoupling(config: BlogChoices, facts: BlogFacts): BlogChoices {
  const settings = settingsOf(config);
  const parts = [offWithoutItems(settings, facts), offByOtherName(settings), socialOf(config, settings, facts)];
  const changes = Object.assign({}, ...parts);
  const next = Object.keys(changes).length === 0 ? config : { ...config, ...changes };
  return withoutHiddenHighlights(next, settings, facts);
}

/** Creators without any handle may still choose which platforms to show. */
export const platformsOf = ({ platforms: known }: BlogFacts) => (known.length > 0 ? known : platforms);

const offWithoutItems = (settings: BlogSettings, facts: BlogFacts) =>
  off(
    listSections.filter((section) => isAllHidden(settings, section, facts)).map((section) => sectionFlags[section]),
    settings,
  );

const offByOtherName = (settings: BlogSettings) =>
  off(
    contactWays.filter((way) => settings.hidden.contactsVisibility.has(way)).map((way) => contactFlags[way]),
    settings,
  );

const off = (flags: readonly (keyof BlogSettings['shown'])[], { shown }: BlogSettings) =>
  Object.fromEntries(flags.filter((flag) => shown[flag]).map((flag) => [flag, false]));

function socialOf(config: BlogChoices, { shown, hidden }: BlogSettings, facts: BlogFacts): Partial<BlogChoices> {
  const isHidden = (platform: string) => hidden.socialMediaVisibility.has(platform);
  if (shown.showSocialMedia && !platformsOf(facts).every(isHidden)) return {};
  if (!shown.showSocialMedia && platforms.every(isHidden)) return {};
  const items = Object.fromEntries(platforms.map((platform) => [platform, false]));
  return {
    showSocialMedia: false,
    socialMediaVisibility: { items: { ...config.socialMediaVisibility?.items, ...items } },
  };
}

function withoutHiddenHighlights(config: BlogChoices, settings: BlogSettings, facts: BlogFacts): BlogChoices {
  const shown = new Set(settings.visibleTrips);
  const isHidden = (id: string) =>
    facts.trips.some((trip) => trip.id === id) && (settings.hideAllTrips || (shown.size > 0 && !shown.has(id)));
  const left = settings.highlightedTrips.filter((id) => !isHidden(id));
  return left.length === settings.highlightedTrips.length
    ? config
    : { ...config, tripSettings: { ...config.tripSettings, highlightedTrips: left } };
}
