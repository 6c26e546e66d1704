import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import type { ShortlistActor } from '#machines/shortlist/shortlist.machine.ts';
import { listIdsOf } from '#machines/shortlist/shortlist.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { PlainButton } from '#web/ui/button.tsx';
import { hidden } from '#web/ui/hidden.css.ts';
import { made, type Sends } from '#web/ui/use-press.ts';
import { discoveryMessages } from './discovery.messages.ts';
import { listAdditionMessages } from './list-addition.messages.ts';
import * as css from './own-lists.css.ts';
import { isSameList } from './same-list.ts';

interface ListChoiceProps<Event> extends Sends<Event, [listId: string | null]> {
  shortlist: ShortlistActor;
  creatorIds: readonly string[];
}

export function ListChoice<const Event>({ shortlist, creatorIds, actor, event }: ListChoiceProps<Event>) {
  const discovery = useMessages(discoveryMessages);
  const messages = useMessages(listAdditionMessages);
  const own = useSelector(shortlist, ({ context }) => context.lists);
  const all = [{ _id: null, name: discovery.shortlist }, ...own];
  /** The lists that all of the creators are in. */
  const shared = useSelector(
    shortlist,
    (snapshot) => {
      const [first = [], ...others] = creatorIds.map((id) => listIdsOf(id)(snapshot));
      return first.filter((listId) => others.every((ids) => ids.includes(listId)));
    },
    isSameList,
  );
  return (
    <ul className={css.choices}>
      {all.map(({ _id, name }) => (
        <li key={_id}>
          <PlainButton className={css.choice} actor={actor} event={made(event, _id)}>
            <span className={css.choiceName}>{name}</span>
            {shared.includes(_id) ? (
              <>
                <Check size={18} aria-hidden />
                <span className={hidden}>{messages.allHere}</span>
              </>
            ) : null}
          </PlainButton>
        </li>
      ))}
    </ul>
  );
}
