import type { BlogChoices, TextStyle, TripDisplay } from '#contract/blog.ts';
import {
  type BlogSectionKey,
  blogSections,
  type StyledPageText,
  type StyledTripText,
  styledPageTexts,
  styledTripTexts,
} from '#contract/blog-choices.ts';
import type { BlogStyle, Sharing, TextTokens } from '#contract/blog-page.ts';
import type { Language } from '#contract/language.ts';
import { parseBlogConfig } from './blog-config.ts';
import { memoizeLast } from './memoize-last.ts';

/** Where a page is drawn: for visitors, or in the editor's preview. */
export type Surface = 'page' | 'editor';

type Flag = Extract<keyof BlogChoices, `show${string}`>;
type Visibility = Extract<keyof BlogChoices, `${string}Visibility`>;

/** A config in which everything is said. */
export interface BlogSettings {
  shown: Readonly<Record<Flag, boolean>>;
  hidden: Readonly<Record<Visibility, ReadonlySet<string>>>;
  sections: readonly BlogSectionKey[];
  style: BlogStyle;
  cover: string | null;
  tripsPerRow: number;
  visibleTrips: readonly string[];
  highlightedTrips: readonly string[];
  hideAllTrips: boolean;
  tripOf(id: string): TripSettings;
  language: Language;
  sharing: Sharing;
}

export interface TripSettings {
  showDescription: boolean;
  showLocations: boolean;
  showTripType: boolean;
  showPeriod: boolean;
  showItinerary: boolean;
  hiddenItems: ReadonlySet<string>;
  styles: Readonly<Record<StyledTripText, TextTokens>>;
}

/**
 * The settings of a page. Where nothing was ever saved, each surface has defaults of its own; what was saved once is drawn
 * the same on both.
 */
export const blogSettings = (stored: unknown, surface: Surface): BlogSettings =>
  typeof stored === 'object' && stored !== null ? settingsOfSaved(stored, surface) : settingsOf(stored, surface);

function settingsOf(stored: unknown, surface: Surface): BlogSettings {
  const isSaved = stored !== null && stored !== undefined;
  const { config } = parseBlogConfig(stored);
  const defaults = !isSaved && surface === 'editor' ? editorDefaults : pageDefaults;
  const { tripSettings = {}, vayaDisplaySettings = {}, language = 'en', sharing = {} } = config;
  return {
    shown: eachOf(flags, (name) => config[name] ?? true),
    hidden: eachOf(visibilities, (name) => hiddenIn(config[name]?.items)),
    sections: sectionsIn(config.displayOrder ?? {}),
    style: styleOf(config.pageStyle ?? {}, defaults),
    cover: config.pageStyle?.coverImageUrl ?? null,
    tripsPerRow: tripSettings.tripsPerRow ?? 2,
    visibleTrips: tripSettings.visibleTrips ?? [],
    highlightedTrips: tripSettings.highlightedTrips ?? [],
    hideAllTrips: tripSettings.hideAllTrips ?? false,
    tripOf: tripsIn(vayaDisplaySettings, defaults),
    language,
    sharing: { title: sharing.title ?? '', description: sharing.description ?? '' },
  };
}

/** A config is asked many times while it is edited, and read once. */
const settingsOfSaved = memoizeLast((stored: object, surface: Surface) => settingsOf(stored, surface));

interface Defaults {
  background: string;
  pictureSize: number;
  tripText: string;
  tripTitle: string;
}

const pageDefaults: Defaults = { background: '#f8fafc', pictureSize: 120, tripText: '#4b5563', tripTitle: '#1f2937' };
const editorDefaults: Defaults = { background: '#ffffff', pictureSize: 150, tripText: '#000000', tripTitle: '#000000' };

const flags = [
  'showEmail',
  'showPhoneNumber',
  'showLocations',
  'showServices',
  'showServiceOffers',
  'showLanguages',
  'showExpertises',
  'showSocialMedia',
] as const satisfies readonly Flag[];

const visibilities = [
  'socialMediaVisibility',
  'locationsVisibility',
  'servicesVisibility',
  'serviceOffersVisibility',
  'languagesVisibility',
  'expertisesVisibility',
  'contactsVisibility',
] as const satisfies readonly Visibility[];

const eachOf = <Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;

const nothingChosen = {};

/** Most trips have no settings of their own and share one resolved object. */
function tripsIn(displays: NonNullable<BlogChoices['vayaDisplaySettings']>, defaults: Defaults) {
  const plain = tripSettingsOf(nothingChosen, defaults);
  const chosen = new Map(Object.entries(displays).map(([id, display]) => [id, tripSettingsOf(display, defaults)]));
  return (id: string): TripSettings => chosen.get(id) ?? plain;
}

const hiddenIn = (items: Readonly<Record<string, boolean>> = {}): ReadonlySet<string> =>
  new Set(Object.keys(items).filter((id) => items[id] === false));

/** Sections of the same number, or of none, follow one another as they do by default. */
function sectionsIn(order: NonNullable<BlogChoices['displayOrder']>): BlogSectionKey[] {
  const place = (key: BlogSectionKey): number => order[key] ?? blogSections.indexOf(key) + 1;
  return blogSections.toSorted((one, other) => place(one) - place(other));
}

const sizes: Record<StyledPageText, { color: string; fontSize: number }> = {
  fullName: { color: '#1f2937', fontSize: 24 },
  aboutMe: { color: '#4b5563', fontSize: 16 },
  expertises: { color: '#1f2937', fontSize: 18 },
  services: { color: '#1f2937', fontSize: 18 },
  serviceOffers: { color: '#1f2937', fontSize: 18 },
};

function styleOf(given: NonNullable<BlogChoices['pageStyle']>, defaults: Defaults): BlogStyle {
  const { coverImageStyle: cover = {}, profilePictureStyle = nothingChosen, textStyles = {} } = given;
  return {
    background: given.backgroundColor ?? defaults.background,
    font: given.fontFamily ?? 'Inter',
    coverOpacity: cover.opacity ?? 1,
    coverPosition: cover.positionY ?? 50,
    picture: pictureOf(profilePictureStyle, defaults),
    texts: eachOf(styledPageTexts, (name) => memoizedTokens(textStyles[name] ?? sizes[name], sizes[name])),
  };
}

type GivenPicture = NonNullable<NonNullable<BlogChoices['pageStyle']>['profilePictureStyle']>;

const pictureOf = memoizeLast((given: GivenPicture, { pictureSize }: Defaults): BlogStyle['picture'] => ({
  shape: given.shape ?? 'circle',
  size: given.size ?? pictureSize,
  borderColor: given.borderColor ?? '#ffffff',
  borderWidth: given.borderWidth ?? 4,
}));

const tokensOf = (given: TextStyle = {}, otherwise: { color: string; fontSize: number }): TextTokens => ({
  color: given.color ?? otherwise.color,
  fontSize: given.fontSize ?? otherwise.fontSize,
  bold: given.bold ?? false,
  italic: given.italic ?? false,
  underline: given.underline ?? false,
});

const memoizedTokens = memoizeLast(tokensOf);

/** The very same as long as what was chosen is. */
const tripSettingsOf = memoizeLast((display: TripDisplay, { tripText, tripTitle }: Defaults): TripSettings => {
  const { textStyles = {} } = display;
  return {
    showDescription: display.showDescription ?? true,
    showLocations: display.showLocations ?? true,
    showTripType: display.showTripType ?? true,
    showPeriod: display.showPeriod ?? true,
    showItinerary: display.showItinerary ?? true,
    hiddenItems: hiddenIn(display.itineraryItemsVisibility),
    styles: eachOf(styledTripTexts, (name) =>
      tokensOf(
        textStyles[name],
        name === 'title' ? { color: tripTitle, fontSize: 18 } : { color: tripText, fontSize: 14 },
      ),
    ),
  };
});
