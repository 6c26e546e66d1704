import type { TripDisplay } from '#contract/blog.ts';
import {
  type BlogSectionKey,
  blogSections,
  type StyledPageText,
  type StyledTripText,
  styledPageTexts,
  styledTripTexts,
} from '#contract/blog-choices.ts';
import type { TextTokens } from '#contract/blog-page.ts';
import { type ProfileField, profileFields } from '#rules/application-fields.ts';
import type { ListSectionKey } from '#rules/blog-sections.ts';
import { memoizeLast } from '#rules/memoize-last.ts';
import { isPlatform, type ProfileValue } from '#rules/own-profile.ts';
import { platforms, type SocialPlatform } from '#rules/social-account.ts';
import type { BlogFacts, TripFacts } from './blog-facts.ts';
import { type PageSetting, pageSetting, pageSettingNames } from './page-settings.ts';

export type ContactWay = 'email' | 'phone';
export type TripElement = Extract<keyof TripDisplay, `show${string}`>;

/** What an owner sees as one choice: it is merged, listed and undone as one. */
export type BlogSetting =
  | { kind: 'profile'; field: ProfileField }
  | { kind: 'page'; name: PageSetting }
  | { kind: 'pageText'; text: StyledPageText; name: keyof TextTokens }
  | { kind: 'platform'; platform: SocialPlatform }
  | { kind: 'order' }
  | { kind: 'section'; section: ListSectionKey }
  | { kind: 'item'; section: ListSectionKey; item: string }
  | { kind: 'contact'; way: ContactWay }
  | { kind: 'highlight' }
  | { kind: 'trip'; trip: string }
  | { kind: 'tripElement'; trip: string; element: TripElement }
  | { kind: 'tripItem'; trip: string; item: string }
  | { kind: 'tripText'; trip: string; text: StyledTripText; name: keyof TextTokens };

export type SettingValue = string | number | boolean | null | readonly BlogSectionKey[] | ProfileValue;

export const isOrder = (value: SettingValue): value is readonly BlogSectionKey[] =>
  Array.isArray(value) && value.every((each) => blogSections.some((section) => section === each));

export const contactWays = ['email', 'phone'] as const;
export const tripElements = [
  'showDescription',
  'showLocations',
  'showPeriod',
  'showTripType',
  'showItinerary',
] as const satisfies readonly TripElement[];
export const textNames = ['color', 'fontSize', 'bold', 'italic', 'underline'] as const;

export const sectionFlags = {
  locations: 'showLocations',
  languages: 'showLanguages',
  expertises: 'showExpertises',
  services: 'showServices',
  serviceOffers: 'showServiceOffers',
} as const satisfies Record<ListSectionKey, string>;
export const contactFlags = { email: 'showEmail', phone: 'showPhoneNumber' } as const;
export const listSections = blogSections.filter((key): key is ListSectionKey => key !== 'contact');

/** Escapes names as JSON Pointer does: ~1 for a dot, ~0 for ~. */
export const pathOf = (setting: BlogSetting): string =>
  namesTo(setting)
    .map((name) => name.replaceAll('~', '~0').replaceAll('.', '~1'))
    .join('.');

export function namesTo(setting: BlogSetting): readonly [string, ...string[]] {
  switch (setting.kind) {
    case 'profile':
      return isPlatform(setting.field) ? ['profile', 'socialMediaAccounts', setting.field] : ['profile', setting.field];
    case 'page':
      return pageSetting(setting.name).path;
    case 'pageText':
      return ['pageStyle', 'textStyles', setting.text, setting.name];
    case 'platform':
      return ['socialMediaVisibility', 'items', setting.platform];
    case 'order':
      return ['displayOrder'];
    case 'section':
      return [sectionFlags[setting.section]];
    case 'item':
      return [`${setting.section}Visibility`, 'items', setting.item];
    case 'contact':
      return [contactFlags[setting.way]];
    case 'highlight':
      return ['tripSettings', 'highlightedTrips'];
    case 'trip':
      return ['tripSettings', 'visibleTrips', setting.trip];
    case 'tripElement':
      return ['vayaDisplaySettings', setting.trip, setting.element];
    case 'tripItem':
      return ['vayaDisplaySettings', setting.trip, 'itineraryItemsVisibility', setting.item];
    case 'tripText':
      return ['vayaDisplaySettings', setting.trip, 'textStyles', setting.text, setting.name];
  }
}

export const listSettings = (facts: BlogFacts): readonly BlogSetting[] => [
  ...listPageSettings(facts),
  ...facts.trips.flatMap(listTripSettings),
];

export const listTripSettings = memoizeLast(({ id: trip, items }: TripFacts): readonly BlogSetting[] => [
  { kind: 'trip', trip },
  ...tripElements.map((element) => ({ kind: 'tripElement', trip, element }) as const),
  ...items.map((item) => ({ kind: 'tripItem', trip, item }) as const),
  ...styledTripTexts.flatMap((text) => textNames.map((name) => ({ kind: 'tripText', trip, text, name }) as const)),
]);

export const listPageSettings = memoizeLast((facts: BlogFacts): readonly BlogSetting[] => [
  ...profileFields.map((field) => ({ kind: 'profile', field }) as const),
  ...pageSettingNames.map((name) => ({ kind: 'page', name }) as const),
  ...styledPageTexts.flatMap((text) => textNames.map((name) => ({ kind: 'pageText', text, name }) as const)),
  ...platforms.map((platform) => ({ kind: 'platform', platform }) as const),
  { kind: 'order' },
  ...listSections.flatMap((section): BlogSetting[] => [
    { kind: 'section', section },
    ...facts.items[section].map((item) => ({ kind: 'item', section, item }) as const),
  ]),
  ...contactWays.map((way) => ({ kind: 'contact', way }) as const),
  { kind: 'highlight' },
]);
