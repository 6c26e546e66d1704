import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import type { ComparisonActor } from '#machines/comparison/comparison.machine.ts';
import { columnsIn, goneIn } from '#machines/comparison/comparison.view.ts';
import { choiceAddress } from '#machines/rules/comparison-address.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { button } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import * as page from '#web/ui/page.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import * as css from './comparison.css.ts';
import { comparisonMessages } from './comparison.messages.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { discoveryMessages } from './discovery.messages.ts';
import { entryNoteMessages } from './entry-note.messages.ts';
import { isSameList } from './same-list.ts';

interface ComparisonProps {
  actor: ComparisonActor;
  today: string;
}

export function ComparisonScreen({ actor, today }: ComparisonProps) {
  const discovery = useMessages(discoveryMessages);
  const messages = useMessages(comparisonMessages);
  const isEmpty = useSelector(actor, (snapshot) => snapshot.matches('empty'));
  const isAlone = useSelector(actor, ({ context }) => context.ids.length === 1);
  return (
    <Page title={messages.title} isBroad>
      <div className={css.head}>
        <div className={css.titles}>
          <Heading>{messages.title}</Heading>
          {isEmpty ? null : <p className={page.note}>{isAlone ? messages.alone : messages.lead}</p>}
          <Removed actor={actor} />
        </div>
        {isEmpty ? null : <Back actor={actor} />}
      </div>
      {isEmpty ? (
        <EmptyState words={messages.empty}>
          <Link to="/discovery" className={button.primary}>
            {discovery.allCreators}
          </Link>
        </EmptyState>
      ) : (
        <Compared actor={actor} today={today} />
      )}
    </Page>
  );
}

function Removed({ actor }: { actor: ComparisonActor }) {
  const messages = useMessages(entryNoteMessages);
  const removed = useSelector(actor, ({ context }) => context.removed);
  return (
    <div role="status" className={css.removed}>
      {removed ? (
        <>
          <p>{messages.removedWho(removed.name)}</p>
          <Button
            look="quiet"
            aria-label={messages.undoOf(removed.name)}
            actor={actor}
            event={{ type: 'removal.undo' }}
          >
            {messages.undo}
          </Button>
        </>
      ) : null}
    </div>
  );
}

/** To where they were chosen, with the same ones chosen. */
function Back({ actor }: { actor: ComparisonActor }) {
  const discovery = useMessages(discoveryMessages);
  const messages = useMessages(comparisonMessages);
  const ids = useSelector(actor, ({ context }) => context.ids);
  return (
    <nav className={css.links} aria-label={discovery.yourPages}>
      <Link to={choiceAddress(ids, { list: 'shortlist' })} className={button.secondary}>
        {discovery.lists}
      </Link>
      <Link to={choiceAddress(ids)} className={button.secondary}>
        {messages.back}
      </Link>
    </nav>
  );
}

function Compared({ actor, today }: ComparisonProps) {
  const messages = useMessages(comparisonMessages);
  const loading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const message = useSelector(actor, ({ context }) => context.message);
  const columns = useSelector(actor, columnsIn, isSameList);
  const gone = useSelector(actor, goneIn);
  if (loading) return <Spinner words={messages.loading} />;
  if (failed)
    return <FailedState words={message ?? messages.failed} onRetry={() => actor.send({ type: 'call.retry' })} />;
  return (
    <>
      {gone > 0 ? <Banner tone="warning">{messages.gone(gone)}</Banner> : null}
      {columns.length > 0 ? <ComparisonTable actor={actor} columns={columns} today={today} /> : null}
    </>
  );
}
