import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import type { ShortlistActor } from '#machines/shortlist/shortlist.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { hidden } from '#web/ui/hidden.css.ts';
import { discoveryMessages } from './discovery.messages.ts';
import * as css from './own-lists.css.ts';
import { ownListsMessages } from './own-lists.messages.ts';

interface ListChoiceProps {
  shortlist: ShortlistActor;
  /** The list of a creator who is moved; null is the first. */
  current?: string | null;
  disabled: boolean;
  onChoose: (listId: string | null) => void;
}

export function ListChoice({ shortlist, current, disabled, onChoose }: ListChoiceProps) {
  const discovery = useMessages(discoveryMessages);
  const messages = useMessages(ownListsMessages);
  const own = useSelector(shortlist, ({ context }) => context.lists);
  const all = [{ _id: null, name: discovery.shortlist }, ...own];
  return (
    <ul className={css.choices}>
      {all.map(({ _id, name }) => (
        <li key={_id}>
          <button type="button" className={css.choice} aria-disabled={disabled} onClick={() => onChoose(_id)}>
            <span className={css.choiceName}>{name}</span>
            {_id === current ? (
              <>
                <Check size={18} aria-hidden />
                <span className={hidden}>{messages.isHere}</span>
              </>
            ) : null}
          </button>
        </li>
      ))}
    </ul>
  );
}
