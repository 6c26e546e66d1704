import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import { maxSearchNameLength } from '#contract/saved-search-choices.ts';
import { isDialogOpen, type SearchSavingActor } from '#machines/search-saving/search-saving.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { button } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { focusOn } from '#web/ui/focus-field.ts';
import { Form } from '#web/ui/form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
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
      <div className={css.question}>{isSaved ? <Saved actor={actor} /> : <NameForm actor={actor} />}</div>
    </Dialog>
  );
}

function NameForm({ actor }: SearchSavingProps) {
  const messages = useMessages(savedSearchesMessages);
  const name = useSelector(actor, ({ context }) => context.name);
  const message = useSelector(actor, ({ context }) => context.message);
  const saving = useSelector(actor, (snapshot) => snapshot.matches('saving'));
  const confirmable = useSelector(actor, (snapshot) => snapshot.can({ type: 'name.confirm' }));
  return (
    <Form className={css.form} isBusy={saving} onSubmit={() => actor.send({ type: 'name.confirm' })}>
      <TextField
        label={messages.name}
        hint={messages.hint}
        error={message === null ? null : message || messages.notSaved}
        name="search-name"
        autoComplete="off"
        maxLength={maxSearchNameLength}
        value={name}
        readOnly={saving}
        onText={(typed) => actor.send({ type: 'name.type', name: typed })}
      />
      <div className={css.actions}>
        <Button type="submit" disabled={!confirmable}>
          {saving ? messages.saving : messages.save}
        </Button>
        <Button look="quiet" onClick={() => actor.send({ type: 'change.leave' })}>
          {messages.cancel}
        </Button>
      </div>
    </Form>
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
        <Link to={`/discovery/searches?${query}`} className={button.primary}>
          {messages.toSearches}
        </Link>
      </div>
    </>
  );
}
