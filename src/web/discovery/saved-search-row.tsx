import { useSelector } from '@xstate/react';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { SavedSearch } from '#contract/saved-search.ts';
import { maxSearchNameLength } from '#contract/saved-search-choices.ts';
import { listsIn, lookOf, type RowLook } from '#machines/saved-searches/saved-searches.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { AskingButton } from '#web/ui/asking-button.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { focusOn } from '#web/ui/focus-field.ts';
import { Form } from '#web/ui/form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import * as css from './saved-searches.css.ts';
import { savedSearchesMessages } from './saved-searches.messages.ts';
import type { SavedSearchesProps } from './saved-searches-screen.tsx';
import { useQuerySummary } from './use-query-summary.ts';

interface RowProps extends SavedSearchesProps {
  search: SavedSearch;
}

export function SavedSearchRow(props: RowProps) {
  const look = useSelector(props.actor, lookOf(props.search._id));
  return <li className={css.row}>{look === 'naming' ? <Renaming {...props} /> : <Calm {...props} look={look} />}</li>;
}

function Calm({ search: { _id: id, name, query, newMatches }, actor, look }: RowProps & { look: RowLook }) {
  const messages = useMessages(savedSearchesMessages);
  const summary = useQuerySummary(query, useSelector(actor, listsIn)) || messages.allCreators;
  const isCalm = useSelector(actor, (snapshot) => snapshot.can({ type: 'search.open', id }));
  return (
    <>
      <button
        type="button"
        className={css.open}
        aria-disabled={!isCalm}
        onClick={() => actor.send({ type: 'search.open', id })}
      >
        <span className={css.name}>{name}</span>
        {look === 'opening' || look === 'deleting' ? (
          <Badge>{messages[look]}</Badge>
        ) : newMatches > 0 ? (
          <Badge tone="coral">{messages.newMatches(newMatches)}</Badge>
        ) : null}
        <span className={css.query}>{summary}</span>
      </button>
      <div className={css.tools}>
        <button
          type="button"
          className={css.tool}
          aria-label={messages.rename(name)}
          title={messages.rename(name)}
          aria-disabled={!isCalm}
          onClick={() => actor.send({ type: 'search.rename', id })}
        >
          {icons.rename}
        </button>
        <AskingButton
          look="quiet"
          aria-label={messages.delete(name)}
          title={messages.delete(name)}
          disabled={!isCalm}
          question={{ title: messages.deleteTitle(name), words: messages.deleteConsequence }}
          answer={messages.confirm}
          onConfirm={() => actor.send({ type: 'search.delete', id })}
        >
          {icons.delete}
        </AskingButton>
      </div>
    </>
  );
}

const icons = {
  rename: <Pencil size={18} aria-hidden />,
  delete: <Trash2 size={18} aria-hidden />,
};

function Renaming({ actor }: RowProps) {
  const messages = useMessages(savedSearchesMessages);
  const name = useSelector(actor, ({ context }) => context.chosen.name);
  const message = useSelector(actor, ({ context }) => context.message);
  const renaming = useSelector(actor, (snapshot) => snapshot.matches('renaming'));
  const confirmable = useSelector(actor, (snapshot) => snapshot.can({ type: 'rename.confirm' }));
  const refused = message === null ? null : message || messages.notChanged;
  return (
    <Form className={css.change} isBusy={renaming} onSubmit={() => actor.send({ type: 'rename.confirm' })}>
      <TextField
        label={messages.newName}
        error={refused}
        autoComplete="off"
        maxLength={maxSearchNameLength}
        ref={focusOn}
        value={name}
        readOnly={renaming}
        onText={(typed) => actor.send({ type: 'rename.type', name: typed })}
      />
      <div className={css.actions}>
        <Button type="submit" disabled={!confirmable}>
          {renaming ? messages.saving : messages.saveName}
        </Button>
        <Cancel actor={actor} />
      </div>
    </Form>
  );
}

function Cancel({ actor }: SavedSearchesProps) {
  const ui = useMessages(uiMessages);
  const leavable = useSelector(actor, (snapshot) => snapshot.can({ type: 'change.leave' }));
  return (
    <Button look="quiet" disabled={!leavable} onClick={() => actor.send({ type: 'change.leave' })}>
      {ui.cancel}
    </Button>
  );
}
