import type { ExpertiseLevel, Proficiency } from '#contract/application-choices.ts';
import type { CityItem } from '#contract/reference-data.ts';

interface GradedLists {
  languages: readonly { language: string; proficiency: Proficiency }[];
  expertises: readonly { expertise: string; level: ExpertiseLevel }[];
}

/** A level of an entry, which is added if it is new. */
export type LevelChoice =
  | { list: 'languages'; id: string; level: Proficiency }
  | { list: 'expertises'; id: string; level: ExpertiseLevel };

export interface GradedEntry {
  list: keyof GradedLists;
  id: string;
}

export function withLevel(
  { languages, expertises }: GradedLists,
  choice: LevelChoice,
): { languages: GradedLists['languages'][number][] } | { expertises: GradedLists['expertises'][number][] } {
  return choice.list === 'languages'
    ? {
        languages: withEntry(languages, { language: choice.id, proficiency: choice.level }, ({ language }) => language),
      }
    : {
        expertises: withEntry(expertises, { expertise: choice.id, level: choice.level }, ({ expertise }) => expertise),
      };
}

export const withoutEntry = ({ languages, expertises }: GradedLists, { list, id }: GradedEntry) =>
  list === 'languages'
    ? { languages: languages.filter(({ language }) => language !== id) }
    : { expertises: expertises.filter(({ expertise }) => expertise !== id) };

function withEntry<Entry>(entries: readonly Entry[], entry: Entry, idOf: (entry: Entry) => string): Entry[] {
  const isSame = (each: Entry) => idOf(each) === idOf(entry);
  return entries.some(isSame) ? entries.map((each) => (isSame(each) ? entry : each)) : [...entries, entry];
}

/** A city among the places of a creator. */
export type PlaceEdit =
  | { type: 'place.add'; city: Pick<CityItem, '_id' | 'cityName'> }
  | { type: 'place.remove'; id: string }
  | { type: 'place.main'; id: string };

export type ListEdit = ({ type: 'level.choose' } & LevelChoice) | ({ type: 'level.remove' } & GradedEntry) | PlaceEdit;

export const withToggled = <Item>(list: readonly Item[], item: Item): Item[] =>
  list.includes(item) ? list.filter((each) => each !== item) : [...list, item];
