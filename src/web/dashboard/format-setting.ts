import { useSelector } from '@xstate/react';
import type { OwnProfile } from '#contract/blog.ts';
import type { Language } from '#contract/language.ts';
import type { NamedItem } from '#contract/reference-data.ts';
import type { ProfileEditingActor } from '#machines/profile-editing/profile-editing.machine.ts';
import type { ReferenceLists } from '#machines/reference-lists/reference-lists.machine.ts';
import { type BlogSetting, isOrder, type SettingValue } from '#machines/rules/blog-setting.ts';
import type { PageSetting } from '#machines/rules/page-settings.ts';
import type { ProfileField } from '#rules/application-fields.ts';
import { type ListSectionKey, sectionItems } from '#rules/blog-sections.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';
import { cityNameIn } from '#rules/city-name.ts';
import { labelOf } from '#rules/field-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { type SettingMessages, settingMessages } from './setting.messages.ts';

export function useSettingMessages(creator: BlogCreator, fields: ProfileEditingActor) {
  const language = useLanguage();
  const lists = useSelector(
    useSelector(fields, ({ children }) => children.lists),
    (snapshot) => snapshot?.context.lists,
  );
  const nameOf = (id: string) => namesIn(lists).find(({ _id }) => _id === id)?.name ?? id;
  return {
    name: (setting: BlogSetting): string => settingName(setting, creator, language),
    value: (setting: BlogSetting, value: SettingValue): string =>
      formatValue(setting, value, creator, language, nameOf),
  };
}

export function settingName(setting: BlogSetting, creator: BlogCreator, language: Language): string {
  const messages = settingMessages[language];
  switch (setting.kind) {
    case 'profile':
      return labelOf(setting.field, language);
    case 'order':
    case 'highlight':
      return messages[setting.kind];
    case 'page':
      return messages.page[setting.name];
    case 'pageText':
      return pathName(messages.texts[setting.text], messages.styles[setting.name]);
    case 'platform':
      return messages.social[setting.platform];
    case 'section':
      return messages.sections[setting.section];
    case 'item':
      return pathName(messages.sections[setting.section], itemName(setting, creator, language));
    case 'contact':
      return messages.contacts[setting.way];
    case 'trip':
      return tripName(setting.trip, creator, messages);
    case 'tripElement':
      return pathName(tripName(setting.trip, creator, messages), messages.elements[setting.element]);
    case 'tripItem':
      return pathName(tripName(setting.trip, creator, messages), stopName(setting, creator, messages));
    case 'tripText':
      return pathName(
        tripName(setting.trip, creator, messages),
        messages.texts[setting.text],
        messages.styles[setting.name],
      );
  }
}

const pathName = (...names: readonly string[]): string => names.join(' · ');

export function formatValue(
  setting: BlogSetting,
  value: SettingValue,
  creator: BlogCreator,
  language: Language,
  nameOf: NameOf = (id) => id,
): string {
  const messages = settingMessages[language];
  if (typeof value === 'boolean')
    return isTextStyle(setting) ? messages[value ? 'yes' : 'no'] : messages[value ? 'shown' : 'hidden'];
  if (value === null || value === '') return messages.none;
  if (setting.kind === 'profile') return formatField(setting.field, value, language, nameOf);
  if (isOrder(value)) return value.map((section) => messages.sections[section]).join(', ');
  if (setting.kind === 'highlight') return tripName(String(value), creator, messages);
  const format = setting.kind === 'page' ? pageFormats[setting.name] : undefined;
  if (format) return format(value as never, messages);
  return typeof value === 'number' ? messages.pixels(value) : String(value);
}

type NameOf = (id: string) => string;

const namesIn = (lists: ReferenceLists | undefined): readonly NamedItem[] =>
  lists ? [...lists.languages, ...lists.expertises, ...lists.services, ...lists.serviceOffers] : [];

const maxTextLength = 80;

function formatField(field: ProfileField, value: SettingValue, language: Language, nameOf: NameOf): string {
  if (field === 'profilePicture') return settingMessages[language].chosen;
  if (Array.isArray(value)) return value.map((entry: Entry) => formatEntry(entry, language, nameOf)).join(', ');
  const text = String(value);
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text;
}

type Entry =
  | string
  | OwnProfile['languages'][number]
  | OwnProfile['expertises'][number]
  | OwnProfile['locations'][number];

function formatEntry(entry: Entry, language: Language, nameOf: NameOf): string {
  const { levels } = settingMessages[language];
  if (typeof entry === 'string') return nameOf(entry);
  if ('cityName' in entry) return cityNameIn(entry.cityName, language);
  return 'language' in entry
    ? `${nameOf(entry.language)} (${levels[entry.proficiency]})`
    : `${nameOf(entry.expertise)} (${levels[entry.level]})`;
}

const isTextStyle = ({ kind }: BlogSetting): boolean => kind === 'pageText' || kind === 'tripText';

type Format = (value: never, messages: SettingMessages) => string;

/** Other numbers are pixels, other texts are shown as they are. */
const pageFormats: Partial<Record<PageSetting, Format>> = {
  language: (value: Language, { languages }) => languages[value],
  coverImageUrl: (_, { chosen }) => chosen,
  coverOpacity: (value: number, { percent }) => percent(Math.round(value * 100)),
  coverPosition: (value: number, { percent }) => percent(value),
  pictureShape: (value: keyof SettingMessages['shapes'], { shapes }) => shapes[value],
  tripsPerRow: (value: number) => String(value),
};

const itemName = (
  { section, item }: { section: ListSectionKey; item: string },
  creator: BlogCreator,
  language: Language,
): string =>
  sectionItems(creator, section, language).find(({ id }) => id === item)?.text ?? settingMessages[language].gone;

const tripOf = (trip: string, { publishedVayas }: BlogCreator) => publishedVayas.find(({ _id }) => _id === trip);

function tripName(trip: string, creator: BlogCreator, messages: SettingMessages): string {
  const found = tripOf(trip, creator);
  return found ? found.title.trim() || messages.untitled : messages.gone;
}

const stopName = (
  { trip, item }: { trip: string; item: string },
  creator: BlogCreator,
  messages: SettingMessages,
): string => tripOf(trip, creator)?.itinerary.find(({ objectId }) => objectId === item)?.name ?? messages.gone;
