import type { ReferenceListsActor } from '#machines/reference-lists/reference-lists.machine.ts';
import { readQuery } from '#machines/saved-searches/saved-searches.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { discoveryMessages } from './discovery.messages.ts';
import { useLabels } from './use-names.ts';

/** The name, filters and order of a saved search in one line; empty for a search without any. */
export function useQuerySummary(address: string, lists: ReferenceListsActor): string {
  const messages = useMessages(discoveryMessages);
  const { query, sort } = readQuery(address);
  const parts = useLabels(query, { lists });
  const labels: string[] = [];
  for (const { label, isAlternative } of parts)
    labels.push(isAlternative ? `${labels.pop()} ${messages.or} ${label}` : label);
  const name = query.search.trim();
  return [...(name === '' ? [] : [`“${name}”`]), ...labels, ...(sort === 'default' ? [] : [messages.sorts[sort]])].join(
    ' · ',
  );
}
