import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import type { ShortlistActor } from '#machines/shortlist/shortlist.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { PlainButton } from '#web/ui/button.tsx';
import { hidden } from '#web/ui/hidden.css.ts';
import { made, type Sends } from '#web/ui/use-press.ts';
import { discoveryMessages } from './discovery.messages.ts';
import * as css from './own-lists.css.ts';
import { ownListsMessages } from './own-lists.messages.ts';

interface ListChoiceProps<Event> extends Sends<Event, [listId: string | null]> {
  shortlist: ShortlistActor;
  /** The list of a creator who is moved; null is the first. */
  current?: string | null;
}

export function ListChoice<const Event>({ shortlist, current, actor, event }: ListChoiceProps<Event>) {
  const discovery = useMessages(discoveryMessages);
  const messages = useMessages(ownListsMessages);
  const own = useSelector(shortlist, ({ context }) => context.lists);
  const all = [{ _id: null, name: discovery.shortlist }, ...own];
  return (
    <ul className={css.choices}>
      {all.map(({ _id, name }) => (
        <li key={_id}>
          <PlainButton className={css.choice} actor={actor} event={made(event, _id)}>
            <span className={css.choiceName}>{name}</span>
            {_id === current ? (
              <>
                <Check size={18} aria-hidden />
                <span className={hidden}>{messages.isHere}</span>
              </>
            ) : null}
          </PlainButton>
        </li>
      ))}
    </ul>
  );
}
