import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import { maxSearchNameLength } from '#contract/sponsor-choices.ts';
import { isDialogOpen, type SearchSavingActor } from '#machines/search-saving/search-saving.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { button } from '#web/ui/button.css.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { focusOn } from '#web/ui/focus-field.ts';
import { NameForm } from './name-form.tsx';
import * as css from './own-lists.css.ts';
import { savedSearchesMessages } from './saved-searches.messages.ts';

interface SearchSavingProps {
  actor: SearchSavingActor;
}

export function SaveSearchDialog({ actor }: SearchSavingProps) {
  const messages = useMessages(savedSearchesMessages);
  const isOpen = useSelector(actor, isDialogOpen);
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches('saved'));
  return (
    <Dialog
      title={messages.saveTitle}
      isOpen={isOpen}
      onClose={() => actor.send({ type: 'change.leave' })}
      returnTo="save-search"
    >
      <div className={css.question}>{isSaved ? <Saved actor={actor} /> : <SearchName actor={actor} />}</div>
    </Dialog>
  );
}

function SearchName({ actor }: SearchSavingProps) {
  const messages = useMessages(savedSearchesMessages);
  const message = useSelector(actor, ({ context }) => context.message);
  const saving = useSelector(actor, (snapshot) => snapshot.matches('saving'));
  return (
    <NameForm
      actor={actor}
      isBusy={saving}
      label={messages.name}
      hint={messages.hint}
      error={message === null ? null : message || messages.notSaved}
      name="search-name"
      maxLength={maxSearchNameLength}
      confirm={messages.save}
      busy={messages.saving}
    />
  );
}

function Saved({ actor }: SearchSavingProps) {
  const messages = useMessages(savedSearchesMessages);
  const query = useSelector(actor, ({ context }) => context.query);
  return (
    <>
      <p tabIndex={-1} ref={focusOn}>
        {messages.saved}
      </p>
      <div className={css.actions}>
        <Link to={{ pathname: '/discovery/searches', search: query }} className={button.primary}>
          {messages.toSearches}
        </Link>
      </div>
    </>
  );
}
