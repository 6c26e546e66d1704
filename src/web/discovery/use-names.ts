import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type Filter, type FilterGroup, filterTable, type RangeName } from '#contract/directory-choices.ts';
import type { Language } from '#contract/language.ts';
import type { ReferenceLists } from '#machines/reference-lists/reference-lists.machine.ts';
import { cityNameIn } from '#rules/city-name.ts';
import { dayLabel, rangeLabel } from '#rules/day-labels.ts';
import {
  type CountRange,
  type DirectoryFilters,
  inOrder,
  type QueryPart,
  rangeInOrder,
  type Stay,
} from '#rules/directory.ts';
import { shortCount, titleCase } from '#rules/directory-labels.ts';
import { languageName } from '#rules/language-name.ts';
import { serviceCode } from '#rules/service-code.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import type { DirectoryActors } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';

export function useNames({ lists }: Pick<DirectoryActors, 'lists'>): NameOf {
  const messages = useMessages(discoveryMessages);
  const known = useSelector(lists, ({ context }) => context.lists);
  const language = useLanguage();
  return useMemo(() => namesIn(known, messages.tripTypes, language), [known, messages, language]);
}

export type NameOf = (group: FilterGroup, value: string, otherwise?: string) => string;

const platformNames: Record<string, string> = { instagram: 'Instagram', youtube: 'YouTube', tiktok: 'TikTok' };

function namesIn(lists: ReferenceLists, tripTypes: Record<string, string>, language: Language): NameOf {
  const byId = (items: readonly { _id: string; name: string }[]) => new Map(items.map(({ _id, name }) => [_id, name]));
  const names = {
    expertise: byId(lists.expertises),
    language: byId(lists.languages),
    offer: byId(lists.serviceOffers),
    service: new Map(lists.services.flatMap(({ _id, code, name }) => [_id, code].map((key) => [key, name] as const))),
  };
  return (group, value, otherwise = value) => {
    if (group === 'city') return cityNameIn(value, language);
    if (group === 'platform') return platformNames[value] ?? value;
    if (group === 'tripType') return tripTypes[value] ?? titleCase(value);
    if (group === 'service')
      return names.service.get(value) ?? names.service.get(serviceCode(value)) ?? titleCase(serviceCode(otherwise));
    const unlisted = group === 'language' && otherwise === value ? languageName(value, language) : otherwise;
    return names[group].get(value) ?? unlisted;
  };
}

export function useDays(): (stay: Stay) => string {
  const messages = useMessages(discoveryMessages);
  const language = useLanguage();
  return (stay) => {
    const { from, to } = inOrder(stay);
    if (from !== '' && to !== '') return rangeLabel({ from, to }, language);
    if (from !== '') return messages.fromDay(dayLabel(from, language));
    return to === '' ? '' : messages.untilDay(dayLabel(to, language));
  };
}

type RangeWords = (typeof discoveryMessages)['en']['ranges'][RangeName];

function rangeChip({ min, max }: CountRange, words: RangeWords, language: Language): string {
  const [from, to] = [shortCount(min, language), max === null ? null : shortCount(max, language)];
  if (to === null) return words.from(from);
  return min === 0 ? words.to(to) : words.between(from, to);
}

interface ActiveFilter extends QueryPart {
  label: string;
  /** One value is enough: this or the one before it. */
  isAlternative?: boolean;
}

export const useActiveFilters = (actors: DirectoryActors): ActiveFilter[] =>
  useLabels(
    useSelector(actors.discovery, ({ context }) => context.filters),
    actors,
  );

export function useLabels(filters: DirectoryFilters, lists: Pick<DirectoryActors, 'lists'>): ActiveFilter[] {
  const messages = useMessages(discoveryMessages);
  const nameOf = useNames(lists);
  const areListsLoaded = useSelector(lists.lists, (snapshot) => snapshot.matches('ready'));
  const daysIn = useDays();
  const language = useLanguage();
  const labelOf = (group: FilterGroup, value: string) => {
    const label = nameOf(group, value);
    const isListed = group === 'city' || group === 'tripType' || label !== value;
    return isListed || !areListsLoaded ? label : messages.unknownValue(value);
  };
  const chipsOf = (filter: Filter): ActiveFilter[] => {
    if (filter.kind === 'terms')
      return filters[filter.name].map((value, index) => ({
        filter: filter.name,
        value,
        label: labelOf(filter.name, value),
        isAlternative: index > 0 && filters.matchAny.includes(filter.name),
      }));
    if (filter.kind === 'least') {
      const count = filters[filter.name];
      const label = messages.least[filter.name].chip(count);
      return count > 0 ? [{ filter: filter.name, value: String(count), label }] : [];
    }
    if (filter.kind === 'range') {
      const range = filters[filter.name];
      if (!range) return [];
      return [
        {
          filter: filter.name,
          value: '',
          label: rangeChip(rangeInOrder(range), messages.ranges[filter.name], language),
        },
      ];
    }
    const { there } = filters;
    if (!there) return [];
    return [
      {
        filter: filter.name,
        value: there.city,
        label: messages.thereChip(cityNameIn(there.city, language), daysIn(there)),
      },
    ];
  };
  return filterTable.flatMap(chipsOf);
}
