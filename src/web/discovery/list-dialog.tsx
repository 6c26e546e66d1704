import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import { maxListNameLength, maxLists } from '#contract/shortlist-choices.ts';
import { profileIn } from '#machines/directory/directory.view.ts';
import type { ListedCreator, OwnListsActor } from '#machines/own-lists/own-lists.machine.ts';
import {
  hasMaxLists,
  idsIn,
  isConfirmingRemoval,
  isDialogOpen,
  isSaving,
  listIdOf,
} from '#machines/own-lists/own-lists.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { focusOn } from '#web/ui/focus-field.ts';
import { Form } from '#web/ui/form.tsx';
import { hidden } from '#web/ui/hidden.css.ts';
import { TextField } from '#web/ui/text-field.tsx';
import type { DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import { moveButtonId } from './move-button.tsx';
import * as css from './own-lists.css.ts';
import { ownListsMessages } from './own-lists.messages.ts';

export function ListDialog({ actors }: DirectoryProps) {
  const { page, ownLists } = actors;
  const messages = useMessages(ownListsMessages);
  const isOpen = useSelector(ownLists, isDialogOpen);
  const isRemoval = useSelector(ownLists, isConfirmingRemoval);
  const creator = useSelector(ownLists, ({ context }) => context.creator);
  const list = useSelector(ownLists, ({ context }) => context.list);
  const isProfileOpen = useSelector(page, (snapshot) => profileIn(snapshot) !== null);
  const mover = isProfileOpen ? 'move-in-profile' : moveButtonId(creator?.id ?? '');
  const title = creator
    ? messages.moveTitle(creator.name)
    : list
      ? (isRemoval ? messages.remove : messages.rename)(list.name)
      : messages.add;
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={() => ownLists.send({ type: 'change.leave' })}
      returnTo={creator ? mover : list ? 'change-list' : 'add-list'}
    >
      <div className={css.question}>
        {isRemoval ? (
          <Removal actors={actors} />
        ) : list ? (
          <NameForm ownLists={ownLists} label={messages.newName} confirm={messages.saveName} />
        ) : (
          <>
            {creator ? <Choice actors={actors} creator={creator} /> : null}
            <NewList actors={actors} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function Choice({ actors: { ownLists, shortlist }, creator }: DirectoryProps & { creator: ListedCreator }) {
  const discovery = useMessages(discoveryMessages);
  const messages = useMessages(ownListsMessages);
  const own = useSelector(shortlist, ({ context }) => context.lists);
  const listId = useSelector(shortlist, listIdOf(creator.id));
  const puttable = useSelector(ownLists, (snapshot) => snapshot.can({ type: 'creator.put', listId: null }));
  const all = [{ _id: null, name: discovery.shortlist }, ...own];
  return (
    <ul className={css.choices}>
      {all.map(({ _id, name }) => (
        <li key={_id}>
          <button
            type="button"
            className={css.choice}
            aria-disabled={!puttable}
            onClick={() => ownLists.send({ type: 'creator.put', listId: _id })}
          >
            <span className={css.choiceName}>{name}</span>
            {_id === listId ? (
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

function NewList({ actors: { ownLists, shortlist } }: DirectoryProps) {
  const messages = useMessages(ownListsMessages);
  const isMoving = useSelector(ownLists, ({ context }) => context.creator !== null);
  const full = useSelector(shortlist, hasMaxLists);
  if (full) return <Banner tone="warning">{messages.full(maxLists)}</Banner>;
  return (
    <NameForm
      ownLists={ownLists}
      label={isMoving ? messages.intoNew : messages.name}
      confirm={messages.make}
      {...(!isMoving && { hint: messages.hint })}
    />
  );
}

interface NameFormProps {
  ownLists: OwnListsActor;
  label: string;
  confirm: string;
  hint?: string;
}

function NameForm({ ownLists, label, confirm, hint }: NameFormProps) {
  const messages = useMessages(ownListsMessages);
  const name = useSelector(ownLists, ({ context }) => context.name);
  const message = useSelector(ownLists, ({ context }) => context.message);
  const isBusy = useSelector(ownLists, isSaving);
  const confirmable = useSelector(ownLists, (snapshot) => snapshot.can({ type: 'name.confirm' }));
  return (
    <Form className={css.form} isBusy={isBusy} onSubmit={() => ownLists.send({ type: 'name.confirm' })}>
      <TextField
        label={label}
        error={message === null ? null : message || messages.notChanged}
        {...(hint && { hint })}
        name="list-name"
        autoComplete="off"
        maxLength={maxListNameLength}
        value={name}
        readOnly={isBusy}
        onText={(typed) => ownLists.send({ type: 'name.type', name: typed })}
      />
      <div className={css.actions}>
        <Button type="submit" disabled={!confirmable}>
          {isBusy ? messages.saving : confirm}
        </Button>
        <Cancel ownLists={ownLists} />
      </div>
    </Form>
  );
}

function Removal({ actors: { ownLists, shortlist } }: DirectoryProps) {
  const discovery = useMessages(discoveryMessages);
  const messages = useMessages(ownListsMessages);
  const id = useSelector(ownLists, ({ context }) => context.list?._id ?? null);
  const count = useSelector(shortlist, (snapshot) => idsIn(id)(snapshot).length);
  const message = useSelector(ownLists, ({ context }) => context.message);
  const removing = useSelector(ownLists, (snapshot) => snapshot.matches('removing'));
  return (
    <>
      <p tabIndex={-1} ref={focusOn}>
        {messages.removalConsequence(count, discovery.shortlist)}
      </p>
      {message === null ? null : <Banner tone="danger">{message || messages.notChanged}</Banner>}
      <div className={css.actions}>
        <Button look="danger" disabled={removing} onClick={() => ownLists.send({ type: 'removal.confirm' })}>
          {removing ? messages.removing : messages.confirm}
        </Button>
        <Cancel ownLists={ownLists} />
      </div>
    </>
  );
}

function Cancel({ ownLists }: { ownLists: OwnListsActor }) {
  const messages = useMessages(ownListsMessages);
  return (
    <Button look="quiet" onClick={() => ownLists.send({ type: 'change.leave' })}>
      {messages.cancel}
    </Button>
  );
}
