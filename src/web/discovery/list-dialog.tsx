import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { maxListNameLength, maxLists } from '#contract/sponsor-choices.ts';
import { profileIn } from '#machines/directory/directory.view.ts';
import type { ListedCreator, OwnListsActor } from '#machines/own-lists/own-lists.machine.ts';
import { hasMaxLists, idsIn, isConfirmingRemoval, isDialogOpen, isSaving } from '#machines/own-lists/own-lists.view.ts';
import { listIdsOf } from '#machines/shortlist/shortlist.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { focusOn } from '#web/ui/focus-field.ts';
import { TickBox } from '#web/ui/tick-box.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import type { DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import { NameForm } from './name-form.tsx';
import * as css from './own-lists.css.ts';
import { ownListsMessages } from './own-lists.messages.ts';
import { isSameList } from './same-list.ts';
import { ShortlistBanner } from './shortlist-banner.tsx';
import { listsButtonId } from './use-lists-of.ts';

export function ListDialog({ actors }: DirectoryProps) {
  const { page, ownLists } = actors;
  const discovery = useMessages(discoveryMessages);
  const messages = useMessages(ownListsMessages);
  const isOpen = useSelector(ownLists, isDialogOpen);
  const isRemoval = useSelector(ownLists, isConfirmingRemoval);
  const creator = useSelector(ownLists, ({ context }) => context.creator);
  const list = useSelector(ownLists, ({ context }) => context.list);
  const isProfileOpen = useSelector(page, (snapshot) => profileIn(snapshot) !== null);
  const opener = isProfileOpen ? 'lists-in-profile' : listsButtonId(creator?.id ?? '');
  const title = creator
    ? discovery.listsOf(creator.name)
    : list
      ? (isRemoval ? messages.remove : messages.rename)(list.name)
      : messages.add;
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={() => ownLists.send({ type: 'change.leave' })}
      returnTo={creator ? opener : list ? 'change-list' : 'add-list'}
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

/** A press takes effect at once; the dialog stays for the next one. */
function Choice({ actors, creator: { id } }: DirectoryProps & { creator: ListedCreator }) {
  const { shortlist } = actors;
  const discovery = useMessages(discoveryMessages);
  const own = useSelector(shortlist, ({ context }) => context.lists);
  const listIds = useSelector(shortlist, listIdsOf(id), isSameList);
  const all = [{ _id: null, name: discovery.shortlist }, ...own];
  return (
    <>
      <ShortlistBanner actors={actors} />
      <ul className={css.choices}>
        {all.map(({ _id: listId, name }) => {
          const isIn = listIds.includes(listId);
          return (
            <li key={listId}>
              <TickBox
                look={css.choice}
                className={css.tick}
                isTicked={isIn}
                actor={shortlist}
                event={{ type: 'entry.put', ids: [id], listId, isIn: !isIn }}
              >
                <span className={css.choiceName}>{name}</span>
              </TickBox>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function NewList({ actors: { ownLists, shortlist } }: DirectoryProps) {
  const messages = useMessages(ownListsMessages);
  const isForCreator = useSelector(ownLists, ({ context }) => context.creator !== null);
  const full = useSelector(shortlist, hasMaxLists);
  if (full) return <Banner tone="warning">{messages.full(maxLists)}</Banner>;
  return (
    <ListName
      ownLists={ownLists}
      label={isForCreator ? messages.intoNew : messages.name}
      confirm={messages.make}
      {...(isForCreator ? { leave: <Done /> } : { hint: messages.hint })}
    />
  );
}

function Done() {
  const messages = useMessages(ownListsMessages);
  return (
    <>
      <Check size={18} aria-hidden />
      {messages.done}
    </>
  );
}

interface ListNameProps {
  ownLists: OwnListsActor;
  label: string;
  confirm: string;
  leave?: ReactNode;
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
        <Button look="danger" actor={ownLists} event={{ type: 'action.confirm' }}>
          {removing ? messages.removing : messages.confirm}
        </Button>
        <Button look="quiet" actor={ownLists} event={{ type: 'change.leave' }}>
          {ui.cancel}
        </Button>
      </div>
    </>
  );
}
