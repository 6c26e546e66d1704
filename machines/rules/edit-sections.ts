import type { BlogSectionKey } from '#contract/blog-choices.ts';
import { platforms, type SocialPlatform } from '#rules/social-account.ts';
import { platformsOf } from './blog-coupling.ts';
import type { BlogFacts } from './blog-facts.ts';
import { type ContactWay, contactWays } from './blog-setting.ts';
import { isAllHidden, type ReadSettings } from './read-setting.ts';
import type { Write } from './write-setting.ts';

export interface SectionEdits {
  'section.show': { section: BlogSectionKey; isShown: boolean };
  'item.show': { section: BlogSectionKey; item: string; isShown: boolean };
  /** Counted from 1. */
  'section.move': { section: BlogSectionKey; to: number };
  'contact.show': { way: ContactWay; isShown: boolean };
  'social.show': { isShown: boolean };
  'platform.show': { platform: SocialPlatform; isShown: boolean };
}

interface Now {
  read: ReadSettings;
  facts: BlogFacts;
}

type Writers = { [Type in keyof SectionEdits]: (edit: SectionEdits[Type], now: Now) => readonly Write[] };

export const sectionWriters: Writers = {
  'section.show': ({ section, isShown }, { read, facts }) => {
    if (section === 'contact') return contactWays.map((way) => [{ kind: 'contact', way }, isShown]);
    const items = isShown && isAllHidden(read.settings, section, facts) ? facts.items[section] : [];
    return [
      [{ kind: 'section', section }, isShown],
      ...items.map((item): Write => [{ kind: 'item', section, item }, true]),
    ];
  },
  'item.show': ({ section, item, isShown }, { facts }) => {
    if (section === 'contact')
      return contactWays.filter((way) => way === item).map((way) => [{ kind: 'contact', way }, isShown]);
    if (!facts.items[section].includes(item)) return [];
    const one: Write = [{ kind: 'item', section, item }, isShown];
    return isShown ? [[{ kind: 'section', section }, true], one] : [one];
  },
  'section.move': ({ section, to }, { read }) => {
    const others = read.settings.sections.filter((each) => each !== section);
    return Number.isInteger(to) ? [[{ kind: 'order' }, others.toSpliced(Math.max(0, to - 1), 0, section)]] : [];
  },
  'contact.show': ({ way, isShown }) => [[{ kind: 'contact', way }, isShown]],
  'social.show': ({ isShown }, { read, facts }) => {
    if (!isShown) return platforms.map((platform) => [{ kind: 'platform', platform }, false]);
    return read.settings.shown.showSocialMedia ? [] : forced(facts);
  },
  'platform.show': ({ platform, isShown }, { facts }) =>
    platformsOf(facts).includes(platform) ? [[{ kind: 'platform', platform }, isShown]] : [],
};

/** Instagram is required; without a handle there, the first platform with one is shown too. */
const forced = (facts: BlogFacts): readonly Write[] =>
  [...new Set<SocialPlatform>(['instagram', ...platformsOf(facts).slice(0, 1)])].map((platform) => [
    { kind: 'platform', platform },
    true,
  ]);
