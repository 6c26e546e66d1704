import { useSelector } from '@xstate/react';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { SavedSearch } from '#contract/sponsor.ts';
import { maxSearchNameLength, searchMails } from '#contract/sponsor-choices.ts';
import { listsIn, lookOf, mailsOf, type RowLook } from '#machines/saved-searches/saved-searches.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, PlainButton } from '#web/ui/button.tsx';
import { focusOn } from '#web/ui/focus-field.ts';
import { Form } from '#web/ui/form.tsx';
import { Select } from '#web/ui/select.tsx';
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

function Calm({ search, actor, look }: RowProps & { look: RowLook }) {
  const { _id: id, name, query, newMatches, matches } = search;
  const messages = useMessages(savedSearchesMessages);
  const summary = useQuerySummary(query, useSelector(actor, listsIn)) || messages.allCreators;
  return (
    <>
      <PlainButton className={css.open} actor={actor} event={{ type: 'search.open', id }}>
        <span className={css.name}>{name}</span>
        {look === 'opening' || look === 'deleting' || look === 'choosing' ? (
          <Badge>{messages[look]}</Badge>
        ) : newMatches > 0 ? (
          <Badge tone="coral">{messages.newMatches(newMatches)}</Badge>
        ) : null}
        <span className={css.query}>{matches === null ? summary : `${messages.matches(matches)}: ${summary}`}</span>
      </PlainButton>
      <Mails search={search} actor={actor} />
      <div className={css.tools}>
        <PlainButton
          className={css.tool}
          aria-label={messages.rename(name)}
          title={messages.rename(name)}
          actor={actor}
          event={{ type: 'search.rename', id }}
        >
          {icons.rename}
        </PlainButton>
        <Button
          look="quiet"
          aria-label={messages.delete(name)}
          title={messages.delete(name)}
          actor={actor}
          event={{ type: 'search.delete', id }}
        >
          {icons.delete}
        </Button>
      </div>
    </>
  );
}

function Mails({ search, actor }: RowProps) {
  const messages = useMessages(savedSearchesMessages);
  const mails = useSelector(actor, mailsOf(search));
  return (
    <Select
      label={messages.mailsOf(search.name)}
      isLabelHidden
      value={mails}
      options={searchMails.map((value) => ({ value, label: messages.mailChoices[value] }))}
      onSelect={(chosen) => actor.send({ type: 'search.mail', id: search._id, mails: chosen })}
    />
  );
}

const icons = {
  rename: <Pencil size={18} aria-hidden />,
  delete: <Trash2 size={18} aria-hidden />,
};

function Renaming({ actor }: RowProps) {
  const ui = useMessages(uiMessages);
  const messages = useMessages(savedSearchesMessages);
  const name = useSelector(actor, ({ context }) => context.chosen.name);
  const message = useSelector(actor, ({ context }) => context.message);
  const renaming = useSelector(actor, (snapshot) => snapshot.matches('renaming'));
  const refused = message === null ? null : message || messages.notChanged;
  return (
    <Form className={css.change} isBusy={renaming} actor={actor} event={{ type: 'rename.confirm' }}>
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
        <Button type="submit">{renaming ? messages.saving : messages.saveName}</Button>
        <Button look="quiet" actor={actor} event={{ type: 'change.leave' }}>
          {ui.cancel}
        </Button>
      </div>
    </Form>
  );
}
