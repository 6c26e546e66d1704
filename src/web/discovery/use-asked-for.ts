import type { ReferenceListsActor } from '#machines/reference-lists/reference-lists.machine.ts';
import { readQuery } from '#machines/saved-searches/saved-searches.view.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useLabels } from './use-names.ts';

/** The name, filters and order of a saved search in one line; empty for a search without any. */
export function useAskedFor(address: string, lists: ReferenceListsActor): string {
  const { discovery: text } = useText();
  const { query, sort } = readQuery(address);
  const labels = useLabels(query, { lists }).map(({ label }) => label);
  const name = query.search.trim();
  return [...(name === '' ? [] : [`“${name}”`]), ...labels, ...(sort === 'default' ? [] : [text.sorts[sort]])].join(
    ' · ',
  );
}
