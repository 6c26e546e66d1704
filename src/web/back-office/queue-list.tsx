import { useSelector } from '@xstate/react';
import type { ApplicationsReply } from '#contract/back-office.ts';
import { queueFlags, queueOrders, queueTabs, queueTakers } from '#contract/back-office-choices.ts';
import { approvals } from '#contract/states.ts';
import type { ApplicationSelectionActor } from '#machines/application-selection/application-selection.machine.ts';
import { type ApplicationQueueActor, pageIn } from '#machines/back-office/application-queue.machine.ts';
import { countQueueFilters, type QueueFilter, writeQueue } from '#machines/rules/queue-address.ts';
import { isSameValue } from '#machines/rules/same-value.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import * as dense from '#web/ui/dense-row.css.ts';
import { DenseHeads } from '#web/ui/dense-row.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ApplicationRow } from './application-row.tsx';
import { backOfficeMessages } from './back-office.messages.ts';
import { DayFields, FoldedFilters } from './folded-filters.tsx';
import { ListWatch } from './list-watch.tsx';
import { OfficeList, OfficeTabs } from './office-list.tsx';
import { officeToolsMessages } from './office-tools.messages.ts';
import { Pages } from './pages.tsx';
import { RowTick, SelectionBar } from './selection-bar.tsx';

interface QueueListProps {
  actor: ApplicationQueueActor;
  selection: ApplicationSelectionActor;
  chosen: string | null;
  now: number;
}

export function QueueList({ actor, selection, chosen, now }: QueueListProps) {
  const messages = useMessages(backOfficeMessages);
  const watch = useSelector(actor, ({ children }) => children.watch);
  const queue = useSelector(actor, ({ context }) => context.queue);
  const page = useSelector(actor, ({ context }) => pageIn(context), isSameValue);
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const message = useSelector(actor, ({ context }) => context.message);
  const busy = useSelector(actor, (snapshot) => snapshot.matches('loading') || snapshot.matches('waiting'));
  return (
    <OfficeList
      label={messages.title}
      isBusy={busy}
      isDense
      heads={<DenseHeads {...messages.heads} />}
      tools={
        <>
          <Tabs actor={actor} />
          <Search actor={actor} />
          <QueueFilters actor={actor} />
        </>
      }
      rows={queue?.data ?? null}
      loading={messages.loading}
      failure={failed ? (message ?? messages.failed) : null}
      onRetry={() => actor.send({ type: 'call.retry' })}
      empty={<NoApplications actor={actor} />}
      before={<ListWatch actor={watch} />}
      after={<SelectionBar actor={selection} />}
      pages={<Pages actor={actor} page={page} />}
    >
      {(row) => (
        <Row key={row.id} actor={actor} selection={selection} row={row} now={now} isChosen={row.id === chosen} />
      )}
    </OfficeList>
  );
}

function Search({ actor }: Pick<QueueListProps, 'actor'>) {
  const messages = useMessages(backOfficeMessages);
  const search = useSelector(actor, ({ context }) => context.search);
  return (
    <TextField
      label={messages.search}
      hint={messages.searchHint}
      type="search"
      name="search"
      maxLength={80}
      aria-keyshortcuts="/"
      value={search}
      onText={(typed) => actor.send({ type: 'search.change', search: typed })}
    />
  );
}

function Tabs({ actor }: Pick<QueueListProps, 'actor'>) {
  const messages = useMessages(backOfficeMessages);
  const state = useSelector(actor, ({ context }) => context.state);
  const counts = useSelector(actor, ({ context }) => context.queue?.counts ?? null);
  const all = counts === null ? null : approvals.reduce((sum, each) => sum + (counts[each] ?? 0), 0);
  return (
    <OfficeTabs
      label={messages.title}
      tabs={[
        ...queueTabs.map((each) => ({ value: each, label: messages.tabs[each], count: counts?.[each] ?? null })),
        { value: null, label: messages.tabs.ALL, count: all },
      ]}
      chosen={state}
      actor={actor}
      event={(chosen) => ({ type: 'tab.choose', state: chosen })}
    />
  );
}

function NoApplications({ actor }: Pick<QueueListProps, 'actor'>) {
  const messages = useMessages(backOfficeMessages);
  const isNarrowed = useSelector(
    actor,
    ({ context }) => context.search.trim() !== '' || countQueueFilters(context) > 0,
  );
  return <EmptyState words={isNarrowed ? messages.noneFound : messages.empty} />;
}

interface RowProps extends Pick<QueueListProps, 'actor' | 'selection' | 'now'> {
  row: ApplicationsReply['data'][number];
  isChosen: boolean;
}

function Row({ actor, selection, row, now, isChosen }: RowProps) {
  const address = useSelector(actor, ({ context }) => String(new URLSearchParams(writeQueue(context))));
  const isOnHold = useSelector(actor, ({ context }) => context.state === 'ONHOLD');
  return (
    <li className={isOnHold ? dense.tickable : undefined}>
      {isOnHold ? <RowTick actor={selection} row={row} /> : null}
      <ApplicationRow row={row} to={`?${address}&application=${row.id}`} now={now} isChosen={isChosen} />
    </li>
  );
}

const any = 'any';

function QueueFilters({ actor }: { actor: ApplicationQueueActor }) {
  const { flags } = useMessages(backOfficeMessages);
  const { filters: messages } = useMessages(officeToolsMessages);
  const { order, flag, taker, from, to } = useSelector(actor, ({ context }) => context);
  const count = countQueueFilters({ order, flag, taker, from, to });
  const change = (wanted: Partial<QueueFilter>) => actor.send({ type: 'filter.change', change: wanted });
  return (
    <FoldedFilters title={messages.title(count)} actor={actor}>
      <Select
        label={messages.order}
        value={order}
        options={queueOrders.map((each) => ({ value: each, label: messages.orders[each] }))}
        onSelect={(wanted) => change({ order: wanted })}
      />
      <Select
        label={messages.flag}
        value={flag ?? any}
        options={[
          { value: any, label: messages.anyFlag },
          ...queueFlags.map((each) => ({ value: each, label: flags[each] })),
        ]}
        onSelect={(wanted) => change({ flag: wanted === any ? null : wanted })}
      />
      <Select
        label={messages.taker}
        value={taker ?? any}
        options={[
          { value: any, label: messages.anyTaker },
          ...queueTakers.map((each) => ({ value: each, label: messages.takers[each] })),
        ]}
        onSelect={(wanted) => change({ taker: wanted === any ? null : wanted })}
      />
      <DayFields labels={messages} from={from} to={to} onChange={change} />
    </FoldedFilters>
  );
}
