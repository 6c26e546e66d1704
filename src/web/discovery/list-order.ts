import type { CreatorItem } from '#contract/creator.ts';
import type { Language } from '#contract/language.ts';
import type { ListLook } from '#machines/rules/list-look.ts';
import { cityNameIn } from '#rules/city-name.ts';
import { fold } from '#rules/fold.ts';

interface Entry {
  creator: CreatorItem;
  note: string;
}

/** The entries that have each word of the search in their name, username, cities or note. `entries` are in the order of saving. */
export function entriesShown(entries: readonly Entry[], { search, sort }: ListLook, language: Language): CreatorItem[] {
  const words = fold(search).split(/\s+/);
  const found = entries.filter((entry) => words.every((word) => textOf(entry, language).includes(word)));
  const creators = found.map(({ creator }) => creator);
  if (sort === 'added') return creators;
  const byName = new Intl.Collator(language);
  return creators.sort((one, other) =>
    sort === 'name'
      ? byName.compare(one.fullName, other.fullName)
      : other.followersCount - one.followersCount || byName.compare(one.fullName, other.fullName),
  );
}

function textOf({ creator, note }: Entry, language: Language): string {
  const cities = creator.locations.flatMap(({ cityName }) => [cityName, cityNameIn(cityName, language)]);
  return fold([creator.fullName, creator.username, ...cities, note].join(' '));
}
