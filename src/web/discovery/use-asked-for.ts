import type { ReferenceListsActor } from '#machines/reference-lists/reference-lists.machine.ts';
import { wishOf } from '#machines/saved-searches/saved-searches.view.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useLabels } from './use-names.ts';

/** What a search asks for, in one line; nothing where it asks for everybody. */
export function useAskedFor(query: string, lists: ReferenceListsActor): string {
  const { discovery: text } = useText();
  const { wish, sort } = wishOf(query);
  const labels = useLabels(wish, { lists }).map(({ label }) => label);
  const name = wish.search.trim();
  return [...(name === '' ? [] : [`“${name}”`]), ...labels, ...(sort === 'default' ? [] : [text.sorts[sort]])].join(
    ' · ',
  );
}
