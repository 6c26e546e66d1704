import { useSelector } from '@xstate/react';
import { savedSearches } from '#machines/saved-searches/saved-searches.actors.ts';
import { newsIn } from '#machines/saved-searches/saved-searches.view.ts';
import type { SignedCall } from '#machines/session/signed-call.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { hidden } from '#web/ui/hidden.css.ts';
import { usePage } from '#web/ui/use-page.ts';
import { savedSearchesMessages } from './saved-searches.messages.ts';
import * as css from './search-news.css.ts';

export interface SearchNewsProps {
  signed: SignedCall;
}

const most = 99;

/** How many are new in the saved searches, upon the way to them. Where that is not known nothing is said. */
export function SearchNews({ signed }: SearchNewsProps) {
  const text = useMessages(savedSearchesMessages);
  const searches = usePage(() => ({ chart: savedSearches(signed), input: { query: '' } }));
  const count = useSelector(searches, newsIn);
  if (count === 0) return null;
  return (
    <>
      <span className={hidden}>{text.news(count)}</span>
      <span className={css.count} aria-hidden>
        {count > most ? `${most}+` : count}
      </span>
    </>
  );
}
