import type { CreatorItem } from '#contract/creator.ts';
import type { FilterGroup } from '#contract/trip-types.ts';
import type { DirectoryFilters } from '#rules/directory.ts';
import { fold } from '#rules/fold.ts';
import { serviceCode } from '#rules/service-code.ts';
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

type ChipKind = Exclude<FilterGroup, 'tripType' | 'platform'>;
const kinds = ['city', 'service', 'expertise', 'language', 'offer'] as const satisfies readonly ChipKind[];

function chipsOf(creator: CreatorItem, filters: DirectoryFilters, nameOf: NameOf): CardChip[] {
  const items = itemsOf(creator);
  const chips = kinds.flatMap((kind) => {
    const wanted = filters[kind].map((value) => keyOf(kind, value));
    return items[kind].flatMap(([value, name], index) => {
      const isMatched = wanted.includes(keyOf(kind, value));
      return index === 0 || isMatched ? [{ label: nameOf(kind, value, name), isMatched }] : [];
    });
  });
  const distinct = new Map(chips.map((chip) => [chip.label, chip]));
  return [...distinct.values()].toSorted((one, other) => Number(other.isMatched) - Number(one.isMatched));
}

/** Values with the same key match each other in the directory. */
function keyOf(kind: ChipKind, value: string): string {
  if (kind === 'city') return fold(value);
  return kind === 'service' ? serviceCode(value) : value;
}

const itemsOf = (creator: CreatorItem): Record<ChipKind, [value: string, name?: string][]> => ({
  city: creator.locations.flatMap(({ cityName }) => (cityName === '' ? [] : [[cityName]])),
  service: creator.services.map((code) => [code]),
  expertise: creator.expertises.map(({ expertise: { _id, name } }) => [_id, name]),
  language: creator.languages.map(({ language: { _id, name } }) => [_id, name]),
  offer: creator.serviceOffers.map(({ _id, name }) => [_id, name]),
});
