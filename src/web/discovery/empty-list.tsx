import { Link } from 'react-router-dom';
import type { OwnList } from '#contract/shortlist.ts';
import { firstAddress } from '#machines/own-lists/own-lists.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { button } from '#web/ui/button.css.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { discoveryMessages } from './discovery.messages.ts';
import type { Place } from './discovery-actors.ts';
import { ownListsMessages } from './own-lists.messages.ts';

interface EmptyProps {
  /** Null is the first, and undefined one that is not there. */
  list: OwnList | null | undefined;
  /** Whether nobody is in any list. */
  isNobody: boolean;
  place: Place;
}

/** What to do where nobody is. */
export function EmptyList({ list, isNobody, place }: EmptyProps) {
  const discovery = useMessages(discoveryMessages);
  const text = useMessages(ownListsMessages);
  if (list !== undefined) {
    const words = text.empty(list?.name ?? discovery.shortlist);
    if (!isNobody) return <EmptyState words={words} />;
    return (
      <EmptyState words={list === null ? discovery.shortlistEmpty : words}>
        <Link to={place.addressOf({ list: null, creator: null })} className={button.primary}>
          {discovery.allCreators}
        </Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState words={text.gone}>
      <Link to={place.addressOf({ list: firstAddress, creator: null })} className={button.secondary}>
        {text.toFirst(discovery.shortlist)}
      </Link>
    </EmptyState>
  );
}
