import { useSelector } from '@xstate/react';
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
import { uiMessages } from '#web/ui/ui.messages.ts';
import type { DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import { ListChoice } from './list-choice.tsx';
import { moveButtonId } from './move-button.tsx';
import { NameForm } from './name-form.tsx';
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
          <ListName ownLists={ownLists} label={messages.newName} confirm={messages.saveName} />
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
  return (
    <ListChoice
      shortlist={shortlist}
      current={useSelector(shortlist, listIdOf(creator.id))}
      actor={ownLists}
      event={(listId) => ({ type: 'creator.put', listId })}
    />
  );
}

function NewList({ actors: { ownLists, shortlist } }: DirectoryProps) {
  const messages = useMessages(ownListsMessages);
  const isMoving = useSelector(ownLists, ({ context }) => context.creator !== null);
  const full = useSelector(shortlist, hasMaxLists);
  if (full) return <Banner tone="warning">{messages.full(maxLists)}</Banner>;
  return (
    <ListName
      ownLists={ownLists}
      label={isMoving ? messages.intoNew : messages.name}
      confirm={messages.make}
      {...(!isMoving && { hint: messages.hint })}
    />
  );
}

interface ListNameProps {
  ownLists: OwnListsActor;
  label: string;
  confirm: string;
  hint?: string;
}

function ListName({ ownLists, ...form }: ListNameProps) {
  const messages = useMessages(ownListsMessages);
  const message = useSelector(ownLists, ({ context }) => context.message);
  const isBusy = useSelector(ownLists, isSaving);
  return (
    <NameForm
      {...form}
      actor={ownLists}
      isBusy={isBusy}
      error={message === null ? null : message || messages.notChanged}
      name="list-name"
      maxLength={maxListNameLength}
      busy={messages.saving}
    />
  );
}

function Removal({ actors: { ownLists, shortlist } }: DirectoryProps) {
  const ui = useMessages(uiMessages);
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
        <Button look="danger" actor={ownLists} event={{ type: 'removal.confirm' }}>
          {removing ? messages.removing : messages.confirm}
        </Button>
        <Button look="quiet" actor={ownLists} event={{ type: 'change.leave' }}>
          {ui.cancel}
        </Button>
      </div>
    </>
  );
}
