import type { BlogSectionKey } from '#contract/blog-choices.ts';
import type { BlogSetting, SettingValue } from '#machines/rules/blog-setting.ts';
import { type ListSectionKey, sectionItems } from '#rules/blog-sections.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';
import type { SettingMessages } from './setting.messages.ts';

/** What a setting is called, for one creator in one language. */
export function settingName(setting: BlogSetting, creator: BlogCreator, words: SettingMessages): string {
  switch (setting.kind) {
    case 'language':
    case 'order':
    case 'tripsPerRow':
    case 'highlight':
      return words[setting.kind];
    case 'sharing':
      return words.sharing[setting.name];
    case 'page':
      return words.page[setting.name];
    case 'cover':
      return words.cover[setting.name];
    case 'picture':
      return words.picture[setting.name];
    case 'pageText':
      return within(words.texts[setting.text], words.styles[setting.name]);
    case 'platform':
      return words.social[setting.platform];
    case 'section':
      return words.sections[setting.section];
    case 'item':
      return within(words.sections[setting.section], itemName(setting, creator, words));
    case 'contact':
      return words.contacts[setting.way];
    case 'trip':
      return tripName(setting.trip, creator, words);
    case 'tripElement':
      return within(tripName(setting.trip, creator, words), words.elements[setting.element]);
    case 'tripItem':
      return within(tripName(setting.trip, creator, words), stopName(setting, creator, words));
    case 'tripText':
      return within(tripName(setting.trip, creator, words), words.texts[setting.text], words.styles[setting.name]);
  }
}

/** From the whole to its part. */
const within = (...names: readonly string[]): string => names.join(' · ');

/** What it is set to. */
export function settingSays(
  setting: BlogSetting,
  value: SettingValue,
  creator: BlogCreator,
  words: SettingMessages,
): string {
  if (typeof value === 'boolean') return words[isOfText(setting) ? (value ? 'yes' : 'no') : value ? 'shown' : 'hidden'];
  if (typeof value === 'number') return numberSays(setting, value, words);
  if (Array.isArray(value)) return value.map((section: BlogSectionKey) => words.sections[section]).join(', ');
  if (value === null || value === '') return words.none;
  return textSays(setting, String(value), creator, words);
}

const isOfText = ({ kind }: BlogSetting): boolean => kind === 'pageText' || kind === 'tripText';

function numberSays({ kind, ...rest }: BlogSetting & { name?: string }, value: number, words: SettingMessages): string {
  if (kind === 'tripsPerRow') return String(value);
  if (kind === 'cover') return words.percent(rest.name === 'opacity' ? Math.round(value * 100) : value);
  return words.pixels(value);
}

function textSays(setting: BlogSetting, value: string, creator: BlogCreator, words: SettingMessages): string {
  if (setting.kind === 'language') return words.languages[value === 'tr' ? 'tr' : 'en'];
  if (setting.kind === 'highlight') return tripName(value, creator, words);
  if (setting.kind === 'picture' && setting.name === 'shape')
    return words.shapes[value === 'square' ? 'square' : 'circle'];
  if (setting.kind === 'page' && setting.name === 'coverImageUrl') return words.chosen;
  return value;
}

const itemName = (
  { section, item }: { section: ListSectionKey; item: string },
  creator: BlogCreator,
  words: SettingMessages,
): string => sectionItems(creator, section).find(({ id }) => id === item)?.text ?? words.gone;

const tripOf = (trip: string, { publishedVayas }: BlogCreator) => publishedVayas.find(({ _id }) => _id === trip);

function tripName(trip: string, creator: BlogCreator, words: SettingMessages): string {
  const found = tripOf(trip, creator);
  return found ? found.title.trim() || words.untitled : words.gone;
}

const stopName = (
  { trip, item }: { trip: string; item: string },
  creator: BlogCreator,
  words: SettingMessages,
): string => tripOf(trip, creator)?.itinerary.find(({ objectId }) => objectId === item)?.name ?? words.gone;
