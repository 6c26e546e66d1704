import { Link } from 'react-router-dom';
import type { OwnList } from '#contract/sponsor.ts';
import { firstAddress } from '#machines/own-lists/own-lists.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { button } from '#web/ui/button.css.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import { ownListsMessages } from './own-lists.messages.ts';
import { useAddressOf } from './use-address-of.ts';

interface EmptyProps extends DirectoryProps {
  /** null = the first list, undefined = no such list. */
  list: OwnList | null | undefined;
  /** No creator is in any list. */
  isShortlistEmpty: boolean;
}

export function EmptyList({ list, isShortlistEmpty, actors }: EmptyProps) {
  const discovery = useMessages(discoveryMessages);
  const addressOf = useAddressOf(actors);
  const messages = useMessages(ownListsMessages);
  if (list !== undefined) {
    if (!isShortlistEmpty) return <EmptyState words={messages.empty} />;
    return (
      <EmptyState words={list === null ? discovery.shortlistEmpty : messages.empty}>
        <Link to={addressOf({ list: null, creator: null })} className={button.primary}>
          {discovery.allCreators}
        </Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState spot="missing" words={messages.gone}>
      <Link to={addressOf({ list: firstAddress, creator: null })} className={button.secondary}>
        {messages.toFirst(discovery.shortlist)}
      </Link>
    </EmptyState>
  );
}
