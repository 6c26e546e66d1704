import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import { maxListNameLength, maxLists } from '#contract/shortlist-choices.ts';
import type { Movable, OwnListsActor, OwnListsSnapshot } from '#machines/own-lists/own-lists.machine.ts';
import { countsIn, listIdOf } from '#machines/own-lists/own-lists.view.ts';
import type { ShortlistActor } from '#machines/shortlist/shortlist.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { focusOn } from '#web/ui/focus-field.ts';
import { Form } from '#web/ui/form.tsx';
import { hidden } from '#web/ui/hidden.css.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { discoveryMessages } from './discovery.messages.ts';
import * as css from './own-lists.css.ts';
import { ownListsMessages } from './own-lists.messages.ts';

interface ListDialogProps {
  lists: OwnListsActor;
  shortlist: ShortlistActor;
}

/** What is asked about a list, or about who is put into one. */
export function ListDialog({ lists, shortlist }: ListDialogProps) {
  const text = useMessages(ownListsMessages);
  const isOpen = useSelector(lists, (snapshot) => !snapshot.matches('calm'));
  const isRemoval = useSelector(lists, (snapshot) => snapshot.matches('doubting') || snapshot.matches('removing'));
  const creator = useSelector(lists, ({ context }) => context.creator);
  const list = useSelector(lists, ({ context }) => context.list);
  const title = creator
    ? text.moveTitle(creator.name)
    : list
      ? (isRemoval ? text.remove : text.rename)(list.name)
      : text.add;
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={() => lists.send({ type: 'change.leave' })}
      returnTo={creator ? `move-${creator.id}` : list ? 'change-list' : 'add-list'}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className={css.question}>
        {isRemoval ? (
          <Doubt lists={lists} shortlist={shortlist} />
        ) : list ? (
          <NameForm lists={lists} label={text.newName} confirm={text.saveName} />
        ) : (
          <>
            {creator ? <Choice lists={lists} shortlist={shortlist} creator={creator} /> : null}
            <NewList lists={lists} shortlist={shortlist} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function Choice({ lists, shortlist, creator }: ListDialogProps & { creator: Movable }) {
  const discovery = useMessages(discoveryMessages);
  const text = useMessages(ownListsMessages);
  const own = useSelector(shortlist, ({ context }) => context.lists);
  const listId = useSelector(shortlist, listIdOf(creator.id));
  const puttable = useSelector(lists, (snapshot) => snapshot.can({ type: 'creator.put', listId: null }));
  const all = [{ _id: null, name: discovery.shortlist }, ...own];
  return (
    <ul className={css.choices}>
      {all.map(({ _id, name }) => (
        <li key={_id}>
          <button
            type="button"
            className={css.choice}
            aria-disabled={!puttable}
            onClick={() => lists.send({ type: 'creator.put', listId: _id })}
          >
            <span className={css.choiceName}>{name}</span>
            {_id === listId ? (
              <>
                <Check size={18} aria-hidden />
                <span className={hidden}>{text.isHere}</span>
              </>
            ) : null}
          </button>
        </li>
      ))}
    </ul>
  );
}

function NewList({ lists, shortlist }: ListDialogProps) {
  const text = useMessages(ownListsMessages);
  const isMoving = useSelector(lists, ({ context }) => context.creator !== null);
  const full = useSelector(shortlist, ({ context }) => context.lists.length >= maxLists);
  if (full) return <Banner tone="warning">{text.full(maxLists)}</Banner>;
  return (
    <NameForm
      lists={lists}
      label={isMoving ? text.intoNew : text.name}
      confirm={text.make}
      {...(!isMoving && { hint: text.hint })}
    />
  );
}

interface NameFormProps {
  lists: OwnListsActor;
  label: string;
  confirm: string;
  hint?: string;
}

const isSaving = (snapshot: OwnListsSnapshot): boolean =>
  snapshot.matches('making') || snapshot.matches('makingFor') || snapshot.matches('renaming');

function NameForm({ lists, label, confirm, hint }: NameFormProps) {
  const text = useMessages(ownListsMessages);
  const name = useSelector(lists, ({ context }) => context.name);
  const message = useSelector(lists, ({ context }) => context.message);
  const isBusy = useSelector(lists, isSaving);
  const confirmable = useSelector(lists, (snapshot) => snapshot.can({ type: 'name.confirm' }));
  return (
    <Form className={css.form} isBusy={isBusy} onSubmit={() => lists.send({ type: 'name.confirm' })}>
      <TextField
        label={label}
        error={message === null ? null : message || text.notChanged}
        {...(hint && { hint })}
        name="list-name"
        autoComplete="off"
        maxLength={maxListNameLength}
        value={name}
        readOnly={isBusy}
        onText={(typed) => lists.send({ type: 'name.type', name: typed })}
      />
      <div className={css.actions}>
        <Button type="submit" disabled={!confirmable}>
          {isBusy ? text.saving : confirm}
        </Button>
        <Cancel lists={lists} />
      </div>
    </Form>
  );
}

function Doubt({ lists, shortlist }: ListDialogProps) {
  const discovery = useMessages(discoveryMessages);
  const text = useMessages(ownListsMessages);
  const id = useSelector(lists, ({ context }) => context.list?._id);
  const count = useSelector(shortlist, (snapshot) => {
    const place = snapshot.context.lists.findIndex(({ _id }) => _id === id);
    return countsIn(snapshot)[place + 1] ?? 0;
  });
  const message = useSelector(lists, ({ context }) => context.message);
  const removing = useSelector(lists, (snapshot) => snapshot.matches('removing'));
  return (
    <>
      <p tabIndex={-1} ref={focusOn}>
        {text.doubt(count, discovery.shortlist)}
      </p>
      {message === null ? null : <Banner tone="danger">{message || text.notChanged}</Banner>}
      <div className={css.actions}>
        <Button look="danger" disabled={removing} onClick={() => lists.send({ type: 'removal.confirm' })}>
          {removing ? text.removing : text.confirm}
        </Button>
        <Cancel lists={lists} />
      </div>
    </>
  );
}

function Cancel({ lists }: Pick<ListDialogProps, 'lists'>) {
  const text = useMessages(ownListsMessages);
  return (
    <Button look="quiet" onClick={() => lists.send({ type: 'change.leave' })}>
      {text.cancel}
    </Button>
  );
}
