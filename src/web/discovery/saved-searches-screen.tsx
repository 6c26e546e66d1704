import { useSelector } from '@xstate/react';
import { Navigate } from 'react-router-dom';
import type { SavedSearchesActor } from '#machines/saved-searches/saved-searches.machine.ts';
import { openedIn } from '#machines/saved-searches/saved-searches.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import * as page from '#web/ui/page.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';
import { QuestionDialog } from '#web/ui/question-dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { SavedSearchRow } from './saved-search-row.tsx';
import * as css from './saved-searches.css.ts';
import { savedSearchesMessages } from './saved-searches.messages.ts';

export interface SavedSearchesProps {
  actor: SavedSearchesActor;
}

export function SavedSearchesScreen({ actor }: SavedSearchesProps) {
  const messages = useMessages(savedSearchesMessages);
  const isConfirming = useSelector(actor, (snapshot) => snapshot.matches('confirming'));
  const isOpened = useSelector(actor, (snapshot) => snapshot.matches('opened'));
  return (
    <Page title={messages.title} isWide>
      <div className={css.titles}>
        <Heading>{messages.title}</Heading>
        <p className={page.lead}>{messages.lead}</p>
      </div>
      <Searches actor={actor} />
      {isConfirming ? <Deletion actor={actor} /> : null}
      {isOpened ? <Opened actor={actor} /> : null}
    </Page>
  );
}

function Deletion({ actor }: SavedSearchesProps) {
  const messages = useMessages(savedSearchesMessages);
  const { name } = useSelector(actor, ({ context }) => context.chosen);
  return (
    <QuestionDialog
      actor={actor}
      title={messages.deleteTitle(name)}
      words={messages.deleteConsequence}
      answer={messages.confirm}
    />
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
  const refused = useSelector(actor, (snapshot) => snapshot.matches({ ready: 'refused' }));
  const missing = useSelector(actor, (snapshot) => snapshot.matches({ ready: 'missing' }));
  const message = useSelector(actor, ({ context }) => context.message);
  const searches = useSelector(actor, ({ context }) => context.searches);
  if (loading) return <Spinner words={messages.loading} />;
  if (failed)
    return <FailedState words={message || messages.failed} onRetry={() => actor.send({ type: 'call.retry' })} />;
  return (
    <>
      {refused ? (
        <Banner tone="danger" takesFocus>
          {message || messages.notChanged}
        </Banner>
      ) : null}
      {missing ? (
        <Banner tone="warning" takesFocus>
          {messages.missing}
        </Banner>
      ) : null}
      {searches.length === 0 ? (
        <EmptyState words={messages.empty} />
      ) : (
        <ul className={css.list}>
          {searches.map((search) => (
            <SavedSearchRow key={search._id} search={search} actor={actor} />
          ))}
        </ul>
      )}
    </>
  );
}
