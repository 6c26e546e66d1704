import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import { Link } from 'react-router-dom';
import { maxListNameLength, maxLists } from '#contract/sponsor-choices.ts';
import { type Addition, additionIn, isDialogOpen } from '#machines/list-addition/list-addition.view.ts';
import { firstAddress, hasMaxLists } from '#machines/own-lists/own-lists.view.ts';
import type { ShortlistActor } from '#machines/shortlist/shortlist.machine.ts';
import { listIdsOf } from '#machines/shortlist/shortlist.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { button } from '#web/ui/button.css.ts';
import { PlainButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { focusOn } from '#web/ui/focus-field.ts';
import { hidden } from '#web/ui/hidden.css.ts';
import * as page from '#web/ui/page.css.ts';
import { made, type Sends } from '#web/ui/use-press.ts';
import type { DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import { listAdditionMessages } from './list-addition.messages.ts';
import { NameForm } from './name-form.tsx';
import * as css from './own-lists.css.ts';
import { ownListsMessages } from './own-lists.messages.ts';
import { isSameList } from './same-list.ts';
import { useAfterChoice } from './several-choice.tsx';
import { useAddressOf } from './use-address-of.ts';

export function ListAdditionDialog({ actors }: DirectoryProps) {
  const { listAddition } = actors;
  const messages = useMessages(listAdditionMessages);
  const isOpen = useSelector(listAddition, isDialogOpen);
  const count = useSelector(listAddition, ({ context }) => context.creators.length);
  const isAdded = useSelector(listAddition, (snapshot) => snapshot.matches('added'));
  const addition = useSelector(listAddition, additionIn);
  const afterwards = useAfterChoice({ actors });
  return (
    <Dialog
      title={messages.title(count)}
      isOpen={isOpen}
      onClose={() => listAddition.send({ type: 'change.leave' })}
      returnTo={isAdded ? afterwards : 'add-to-list'}
    >
      <div className={css.question}>
        {isAdded && addition ? <Added actors={actors} addition={addition} /> : <Lists actors={actors} />}
      </div>
    </Dialog>
  );
}

function Lists({ actors: { listAddition, shortlist } }: DirectoryProps) {
  const messages = useMessages(listAdditionMessages);
  const own = useMessages(ownListsMessages);
  const full = useSelector(shortlist, hasMaxLists);
  const adding = useSelector(listAddition, (snapshot) => snapshot.matches('adding'));
  const ids = useSelector(listAddition, ({ context }) => context.creators.map(({ id }) => id), isSameList);
  const isNew = useSelector(listAddition, ({ context }) => context.list.kind === 'new');
  const message = useSelector(listAddition, ({ context }) => context.message);
  const error = message === null ? null : message || messages.failed;
  return (
    <>
      {error === null || isNew ? null : <Banner tone="danger">{error}</Banner>}
      <p className={page.note}>{messages.hint}</p>
      <ListChoice
        shortlist={shortlist}
        creatorIds={ids}
        actor={listAddition}
        event={(id) => ({ type: 'list.choose', id })}
      />
      {full ? (
        <Banner tone="warning">{own.full(maxLists)}</Banner>
      ) : (
        <NameForm
          actor={listAddition}
          isBusy={adding}
          label={messages.intoNew}
          error={isNew ? error : null}
          name="list-name"
          maxLength={maxListNameLength}
          confirm={messages.make}
          busy={messages.adding}
        />
      )}
    </>
  );
}

function Added({ actors, addition }: DirectoryProps & { addition: Addition }) {
  const messages = useMessages(listAdditionMessages);
  const discovery = useMessages(discoveryMessages);
  const addressOf = useAddressOf(actors);
  const { listId, listName, added, known, missing } = addition;
  const list = listName ?? discovery.shortlist;
  return (
    <>
      <div tabIndex={-1} ref={focusOn}>
        <p>{[messages.added(added, list), ...(known > 0 ? [messages.known(known)] : [])].join(' ')}</p>
        {missing.length > 0 ? <p>{messages.missing(missing.join(', '))}</p> : null}
      </div>
      <div className={css.actions}>
        <Link to={addressOf({ list: listId ?? firstAddress })} className={button.primary}>
          {messages.open(list)}
        </Link>
      </div>
    </>
  );
}

interface ListChoiceProps<Event> extends Sends<Event, [listId: string | null]> {
  shortlist: ShortlistActor;
  creatorIds: readonly string[];
}

function ListChoice<const Event>({ shortlist, creatorIds, actor, event }: ListChoiceProps<Event>) {
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
