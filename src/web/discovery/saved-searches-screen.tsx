import { useSelector } from '@xstate/react';
import { Link, Navigate } from 'react-router-dom';
import { maxSearches, maxSearchNameLength } from '#contract/saved-search-choices.ts';
import type { SavedSearchesActor } from '#machines/saved-searches/saved-searches.machine.ts';
import {
  addressOfQuery,
  isFull,
  listsIn,
  nameOfQuery,
  openedIn,
} from '#machines/saved-searches/saved-searches.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { button } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import { Form } from '#web/ui/form.tsx';
import * as page from '#web/ui/page.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { SavedSearchRow } from './saved-search-row.tsx';
import * as css from './saved-searches.css.ts';
import { savedSearchesMessages } from './saved-searches.messages.ts';
import { useQuerySummary } from './use-query-summary.ts';

export interface SavedSearchesProps {
  actor: SavedSearchesActor;
}

export function SavedSearchesScreen({ actor }: SavedSearchesProps) {
  const messages = useMessages(savedSearchesMessages);
  const query = useSelector(actor, ({ context }) => context.query);
  const isOpened = useSelector(actor, (snapshot) => snapshot.matches('opened'));
  return (
    <Page title={messages.title} isWide>
      <div className={css.head}>
        <div className={css.titles}>
          <Heading>{messages.title}</Heading>
          <p className={page.lead}>{messages.lead}</p>
        </div>
        <Link to={addressOfQuery(query)} className={button.secondary}>
          {messages.back}
        </Link>
      </div>
      <Searches actor={actor} />
      {isOpened ? <Opened actor={actor} /> : null}
    </Page>
  );
}

/** The directory marks the new matches while it stays at this address. */
function Opened({ actor }: SavedSearchesProps) {
  const { address, newMatches } = useSelector(actor, openedIn);
  return <Navigate to={address} state={{ newMatches }} />;
}

function Searches({ actor }: SavedSearchesProps) {
  const messages = useMessages(savedSearchesMessages);
  const loading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const message = useSelector(actor, ({ context }) => context.message);
  const searches = useSelector(actor, ({ context }) => context.searches);
  if (loading) return <Spinner words={messages.loading} />;
  if (failed)
    return <FailedState words={message || messages.failed} onRetry={() => actor.send({ type: 'call.retry' })} />;
  return (
    <>
      <NewSearch actor={actor} />
      {searches.length === 0 ? (
        <EmptyState words={messages.empty} />
      ) : (
        <section className={css.section} aria-labelledby="searches">
          <h2 id="searches" className={css.title}>
            {messages.yours}
          </h2>
          <ul className={css.list}>
            {searches.map((search) => (
              <SavedSearchRow key={search._id} search={search} actor={actor} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function NewSearch({ actor }: SavedSearchesProps) {
  const messages = useMessages(savedSearchesMessages);
  const full = useSelector(actor, isFull);
  const summary = useQuerySummary(
    useSelector(actor, ({ context }) => context.query),
    useSelector(actor, listsIn),
  );
  return (
    <section className={css.card} aria-labelledby="new-search">
      <h2 id="new-search" className={css.title}>
        {messages.saveTitle}
      </h2>
      <p className={css.query}>{summary || messages.allCreators}</p>
      {full ? <Banner tone="warning">{messages.full(maxSearches)}</Banner> : null}
      <NewSearchForm actor={actor} />
    </section>
  );
}

function NewSearchForm({ actor }: SavedSearchesProps) {
  const messages = useMessages(savedSearchesMessages);
  const name = useSelector(actor, ({ context }) => context.name);
  const known = useSelector(actor, nameOfQuery);
  const saving = useSelector(actor, (snapshot) => snapshot.matches('saving'));
  const saved = useSelector(actor, (snapshot) => snapshot.matches({ ready: 'saved' }));
  const refused = useSelector(actor, (snapshot) => snapshot.matches({ ready: 'refused' }));
  const message = useSelector(actor, ({ context }) => context.message);
  const typable = useSelector(actor, (snapshot) => snapshot.can({ type: 'name.type', name: '' }));
  const savable = useSelector(actor, (snapshot) => snapshot.can({ type: 'search.save' }));
  return (
    <Form
      isBusy={saving}
      refusal={refused ? message || messages.notChanged : null}
      onSubmit={() => actor.send({ type: 'search.save' })}
    >
      <div className={css.line}>
        <TextField
          label={messages.name}
          hint={known === null || saved ? messages.hint : messages.savedAs(known)}
          name="search-name"
          autoComplete="off"
          maxLength={maxSearchNameLength}
          value={name}
          readOnly={!typable}
          onText={(typed) => actor.send({ type: 'name.type', name: typed })}
        />
        <div className={css.saveButton}>
          <Button type="submit" disabled={!savable}>
            {saving ? messages.saving : messages.save}
          </Button>
        </div>
      </div>
      <p role="status" className={css.status}>
        {saved ? messages.saved : ''}
      </p>
    </Form>
  );
}
