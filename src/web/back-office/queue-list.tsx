import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ApplicationsReply } from '#contract/back-office.ts';
import { approvals } from '#contract/levels.ts';
import { queueTabs } from '#contract/queue-tabs.ts';
import type { ApplicationSelectionActor } from '#machines/application-selection/application-selection.machine.ts';
import { type ApplicationQueueActor, queueLimit } from '#machines/back-office/application-queue.machine.ts';
import { countFilters, writeQueue } from '#machines/rules/queue-address.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { bringIntoSight } from '#web/ui/bring-into-sight.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import { ApplicationRow } from './application-row.tsx';
import * as css from './back-office.css.ts';
import { backOfficeMessages } from './back-office.messages.ts';
import { Pages } from './pages.tsx';
import { QueueFilters } from './queue-filters.tsx';
import { RowTick, SelectionBar } from './selection-bar.tsx';

interface QueueListProps {
  actor: ApplicationQueueActor;
  selection: ApplicationSelectionActor;
  chosen: string | null;
  now: number;
  /** Announces new applications above the rows. */
  watch?: ReactNode;
}

export function QueueList({ actor, selection, chosen, now, watch }: QueueListProps) {
  const text = useMessages(backOfficeMessages);
  const ui = useMessages(uiMessages);
  const search = useSelector(actor, ({ context }) => context.search);
  const queue = useSelector(actor, ({ context }) => context.queue);
  const offset = useSelector(actor, ({ context }) => context.offset);
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const message = useSelector(actor, ({ context }) => context.message);
  const busy = useSelector(actor, (snapshot) => snapshot.matches('loading') || snapshot.matches('waiting'));
  return (
    <section className={css.queue} aria-label={text.title} aria-busy={busy}>
      <Tabs actor={actor} />
      <TextField
        label={text.search}
        hint={text.searchHint}
        type="search"
        name="search"
        maxLength={80}
        aria-keyshortcuts="/"
        value={search}
        onText={(typed) => actor.send({ type: 'search.change', search: typed })}
      />
      <QueueFilters actor={actor} />
      {failed ? (
        <Banner tone="danger" actions={[{ label: ui.tryAgain, onPress: () => actor.send({ type: 'call.retry' }) }]}>
          {message ?? text.failed}
        </Banner>
      ) : null}
      {queue === null && !failed ? <Spinner words={text.loading} /> : null}
      {queue === null ? null : (
        <div>
          {watch}
          <Rows actor={actor} selection={selection} queue={queue} chosen={chosen} now={now} />
          <SelectionBar actor={selection} />
        </div>
      )}
      {queue === null ? null : (
        <Pages
          offset={offset}
          limit={queueLimit}
          shown={queue.data.length}
          total={queue.total}
          onTurn={(next) => actor.send({ type: 'page.turn', offset: next })}
        />
      )}
    </section>
  );
}

function Tabs({ actor }: { actor: ApplicationQueueActor }) {
  const text = useMessages(backOfficeMessages);
  const state = useSelector(actor, ({ context }) => context.state);
  const counts = useSelector(actor, ({ context }) => context.queue?.counts ?? null);
  const all = counts === null ? null : approvals.reduce((sum, each) => sum + (counts[each] ?? 0), 0);
  const tabs = [
    ...queueTabs.map((each) => ({ state: each, label: text.tabs[each], count: counts?.[each] ?? null })),
    { state: null, label: text.tabs.ALL, count: all },
  ];
  return (
    <div className={css.tabs}>
      {tabs.map((tab) => (
        <button
          key={tab.label}
          type="button"
          className={css.tab}
          aria-pressed={tab.state === state}
          ref={tab.state === state ? bringIntoSight : null}
          onClick={() => actor.send({ type: 'tab.choose', state: tab.state })}
        >
          {tab.label}
          {tab.count === null ? null : (
            <span className={css.count} ref={tab.state === state ? bringIntoSight : null}>
              {tab.count}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

interface RowsProps extends Pick<QueueListProps, 'actor' | 'selection' | 'chosen' | 'now'> {
  queue: ApplicationsReply;
}

function Rows({ actor, selection, queue, chosen, now }: RowsProps) {
  const text = useMessages(backOfficeMessages);
  const address = useSelector(actor, ({ context }) => String(new URLSearchParams(writeQueue(context))));
  const isHeld = useSelector(actor, ({ context }) => context.state === 'ONHOLD');
  const isNarrowed = useSelector(actor, ({ context }) => context.search.trim() !== '' || countFilters(context) > 0);
  if (queue.data.length === 0) return <EmptyState words={isNarrowed ? text.nobodyFound : text.empty} />;
  return (
    <ul className={css.rows}>
      {queue.data.map((row) => (
        <li key={row.id} className={isHeld ? css.tickable : undefined}>
          {isHeld ? <RowTick actor={selection} row={row} /> : null}
          <ApplicationRow row={row} to={`?${address}&application=${row.id}`} now={now} isChosen={row.id === chosen} />
        </li>
      ))}
    </ul>
  );
}
