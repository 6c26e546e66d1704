import type { BlogChoices } from '#contract/blog.ts';
import type { BlogFacts } from '#machines/rules/blog-facts.ts';
import { listSections } from '#machines/rules/blog-setting.ts';
import { blogSettings } from '#rules/blog-settings.ts';
import { platforms } from '#rules/social-account.ts';

/** What docs/requirements.md couples, said once more in other words. */
export function brokenCouplings(config: BlogChoices, facts: BlogFacts): string[] {
  const { shown, hidden, hideAllTrips, visibleTrips: listed, highlightedTrips } = blogSettings(config, 'page');
  const flag = (name: string) => Object.entries(shown).find(([each]) => each.toLowerCase() === `show${name}`)?.[1];
  const known = facts.platforms.length > 0 ? facts.platforms : platforms;
  const isHidden = (platform: string) => hidden.socialMediaVisibility.has(platform);
  return [
    ...listSections.filter((section) => {
      const ids = facts.items[section];
      const left = ids.filter((id) => !hidden[`${section}Visibility`].has(id));
      return flag(section.toLowerCase()) && ids.length > 0 && left.length === 0;
    }),
    ...(shown.showEmail && hidden.contactsVisibility.has('email') ? ['email'] : []),
    ...(shown.showPhoneNumber && hidden.contactsVisibility.has('phone') ? ['phone'] : []),
    ...(shown.showSocialMedia && known.every(isHidden) ? ['social on'] : []),
    ...(!shown.showSocialMedia && !platforms.every(isHidden) ? ['social off'] : []),
    ...facts.trips
      .filter(({ id }) => highlightedTrips.includes(id))
      .filter(({ id }) => hideAllTrips || (listed.length > 0 && !listed.includes(id)))
      .map(({ id }) => id),
  ];
}
