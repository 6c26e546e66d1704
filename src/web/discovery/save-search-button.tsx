import { useSelector } from '@xstate/react';
import { maxSearchNameLength } from '#contract/sponsor-choices.ts';
import { queryOf } from '#machines/discovery/discovery.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { PlainButton } from '#web/ui/button.tsx';
import type { DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import * as css from './discovery-screen.css.ts';
import { useQuerySummary } from './use-query-summary.ts';

export function SaveSearchButton({ actors: { discovery, lists, searchSaving } }: DirectoryProps) {
  const messages = useMessages(discoveryMessages);
  const query = useSelector(discovery, queryOf);
  const name = cutName(useQuerySummary(query, lists) || messages.allCreators);
  return (
    <PlainButton
      id="save-search"
      className={css.textButton}
      aria-haspopup="dialog"
      actor={searchSaving}
      event={{ type: 'search.name', query, name }}
    >
      {messages.saveSearch}
    </PlainButton>
  );
}

/** Ends with the last filter that fits, or with the last word of the first one. */
function cutName(summary: string): string {
  if (summary.length <= maxSearchNameLength) return summary;
  const ends = [' · ', ' '].map((gap) => summary.lastIndexOf(gap, maxSearchNameLength));
  return summary.slice(0, ends.find((end) => end > 0) ?? 0);
}
