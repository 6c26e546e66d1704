import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Language } from '#contract/language.ts';
import type { DirectoryFilters } from '#rules/directory.ts';
import { selectedCodes } from '#rules/service-code.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { discoveryMessages } from './discovery.messages.ts';
import type { DiscoveryActors, Place } from './discovery-actors.ts';
import { type NameOf, useNames } from './use-names.ts';

/** What all cards of a list have in common; one object, so that a card is drawn anew only for another creator. */
export interface CardFacts {
  actors: DiscoveryActors;
  CardMenu: Place['CardMenu'];
  addressOf: Place['addressOf'];
  newMatches: Place['newMatches'];
  today: string;
  /** What is asked for: a card says first what its creator was found for. */
  filters: DirectoryFilters;
  nameOf: NameOf;
  text: typeof discoveryMessages.en;
  language: Language;
}

export function useCardFacts(actors: DiscoveryActors, { addressOf, newMatches, today, CardMenu }: Place): CardFacts {
  const text = useMessages(discoveryMessages);
  const language = useLanguage();
  const nameOf = useNames(actors);
  const selected = useSelector(actors.discovery, ({ context }) => context.filters);
  const services = useSelector(actors.lists, ({ context }) => context.lists.services);
  const filters = useMemo(
    () => ({ ...selected, service: selectedCodes(selected.service, services) }),
    [selected, services],
  );
  return useMemo(
    () => ({ actors, CardMenu, addressOf, newMatches, today, filters, nameOf, text, language }),
    [actors, CardMenu, addressOf, newMatches, today, filters, nameOf, text, language],
  );
}
