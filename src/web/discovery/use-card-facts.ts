import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Language } from '#contract/language.ts';
import type { DirectoryFilters } from '#rules/directory.ts';
import { selectedCodes } from '#rules/service-code.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import type { DirectoryActors } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import { newMatchesIn } from './new-matches.ts';
import { type AddressOf, useAddressOf } from './use-address-of.ts';
import { type NameOf, useNames } from './use-names.ts';

/** What all cards of a list share. One memoized object, so that a card renders again only for another creator. */
export interface CardFacts {
  actors: DirectoryActors;
  addressOf: AddressOf;
  newMatches: readonly string[];
  today: string;
  /** A card shows first what its creator was found for. */
  filters: DirectoryFilters;
  nameOf: NameOf;
  messages: (typeof discoveryMessages)['en'];
  language: Language;
}

export function useCardFacts(actors: DirectoryActors): CardFacts {
  const messages = useMessages(discoveryMessages);
  const language = useLanguage();
  const nameOf = useNames(actors);
  const addressOf = useAddressOf(actors);
  const newMatches = newMatchesIn(useLocation().state);
  const today = useSelector(actors.page, ({ context }) => context.today);
  const selected = useSelector(actors.discovery, ({ context }) => context.filters);
  const services = useSelector(actors.lists, ({ context }) => context.lists.services);
  const filters = useMemo(
    () => ({ ...selected, service: selectedCodes(selected.service, services) }),
    [selected, services],
  );
  return useMemo(
    () => ({ actors, addressOf, newMatches, today, filters, nameOf, messages, language }),
    [actors, addressOf, newMatches, today, filters, nameOf, messages, language],
  );
}
