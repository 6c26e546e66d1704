import type { CreatorItem } from '#contract/creator.ts';
import { type FilterGroup, filterGroups } from '#contract/directory-choices.ts';
import { type DirectoryFilters, termFor } from '#rules/directory.ts';
import { type CardChip, ChipList } from '#web/ui/chip-list.tsx';
import type { CardFacts } from './use-card-facts.ts';
import type { NameOf } from './use-names.ts';

interface ChipsProps {
  creator: CreatorItem;
  facts: CardFacts;
}

/** The first of each kind, and every value that the filters ask for. */
export const CardChips = ({ creator, facts: { filters, nameOf } }: ChipsProps) => (
  <ChipList chips={chipsOf(creator, filters, nameOf)} />
);

const groups = [...new Set<FilterGroup>(['city', 'service', ...filterGroups])];

function chipsOf(creator: CreatorItem, filters: DirectoryFilters, nameOf: NameOf): CardChip[] {
  const items = itemsOf(creator);
  const chips = groups.flatMap((group) => {
    const wanted = filters[group].map((value) => termFor(group, value));
    return items[group].flatMap(([value, name], index) => {
      const isMatched = wanted.includes(termFor(group, value));
      return index === 0 || isMatched ? [{ label: nameOf(group, value, name), isMatched }] : [];
    });
  });
  const distinct = new Map(chips.map((chip) => [chip.label, chip]));
  return [...distinct.values()].toSorted((one, other) => Number(other.isMatched) - Number(one.isMatched));
}

const itemsOf = (creator: CreatorItem): Record<FilterGroup, [value: string, name?: string][]> => ({
  city: creator.locations.flatMap(({ cityName }) => (cityName === '' ? [] : [[cityName]])),
  service: creator.services.map((code) => [code]),
  expertise: creator.expertises.map(({ expertise: { _id, name } }) => [_id, name]),
  language: creator.languages.map(({ language: { _id, name } }) => [_id, name]),
  offer: creator.serviceOffers.map(({ _id, name }) => [_id, name]),
  tripType: [],
  platform: [],
});
