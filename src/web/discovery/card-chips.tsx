import type { CreatorItem } from '#contract/creator.ts';
import type { DirectoryFilters, FilterGroup } from '#rules/directory.ts';
import { fold } from '#rules/fold.ts';
import { serviceCode } from '#rules/service-code.ts';
import { type Chip, fittingChips } from '#web/ui/fitting-chips.tsx';
import type { CardFacts } from './use-card-facts.ts';
import type { NameOf } from './use-names.ts';

interface ChipsProps {
  creator: CreatorItem;
  facts: CardFacts;
  /** Of the card. */
  width: number;
}

/** What was asked for, then the first of each kind. */
export function CardChips({ creator, facts: { filters, nameOf }, width }: ChipsProps) {
  return fittingChips({ chips: chipsOf(creator, filters, nameOf), width });
}

type ChipKind = Exclude<FilterGroup, 'tripType'>;
const kinds = ['city', 'service', 'expertise', 'language', 'offer'] as const satisfies readonly ChipKind[];

function chipsOf(creator: CreatorItem, filters: DirectoryFilters, nameOf: NameOf): Chip[] {
  const items = itemsOf(creator);
  const chips = kinds.flatMap((kind) => {
    const wanted = filters[kind].map((value) => keyOf(kind, value));
    const asked = items[kind].filter(([value]) => wanted.includes(keyOf(kind, value)));
    const shown = asked.length > 0 ? asked : items[kind].slice(0, 1);
    return shown.map(([value, name]) => ({ label: nameOf(kind, value, name), isAsked: asked.length > 0 }));
  });
  const distinct = new Map(chips.map((chip) => [chip.label, chip]));
  return [...distinct.values()].toSorted((one, other) => Number(other.isAsked) - Number(one.isAsked));
}

/** What the directory takes for the same. */
function keyOf(kind: ChipKind, value: string): string {
  if (kind === 'city') return fold(value);
  return kind === 'service' ? serviceCode(value) : value;
}

const itemsOf = (creator: CreatorItem): Record<ChipKind, [value: string, name?: string][]> => ({
  city: creator.locations.map(({ cityName }) => [cityName]),
  service: creator.services.map((code) => [code]),
  expertise: creator.expertises.map(({ expertise: { _id, name } }) => [_id, name]),
  language: creator.languages.map(({ language: { _id, name } }) => [_id, name]),
  offer: creator.serviceOffers.map(({ _id, name }) => [_id, name]),
});
