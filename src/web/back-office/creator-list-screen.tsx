import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { creatorOrders, creatorStatuses } from '#contract/back-office-choices.ts';
import type { CreatorListActor } from '#machines/creator-list/creator-list.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { button } from '#web/ui/button.css.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { RefusalBanner } from '#web/ui/refusal-banner.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { backOfficeMessages } from './back-office.messages.ts';
import * as css from './creator-list.css.ts';
import { creatorListMessages } from './creator-list.messages.ts';
import { CreatorRow } from './creator-row.tsx';
import { CursorPages } from './cursor-pages.tsx';
import { OfficeHead } from './office-head.tsx';
import { OfficeList } from './office-list.tsx';
import { OfficeTabs } from './office-tabs.tsx';
import { staffMessages } from './staff.messages.ts';

interface CreatorListProps {
  actor: CreatorListActor;
  keys?: ReactNode;
  bar?: ReactNode;
}

export function CreatorListScreen({ actor, keys, bar }: CreatorListProps) {
  const { sections } = useMessages(staffMessages);
  return (
    <Page title={sections.creators} isWide>
      <OfficeHead current="creators">{keys}</OfficeHead>
      {bar}
      <Creators actor={actor} />
    </Page>
  );
}

function Creators({ actor }: Pick<CreatorListProps, 'actor'>) {
  const messages = useMessages(creatorListMessages);
  const { sections } = useMessages(staffMessages);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const page = useSelector(actor, ({ context }) => context.page);
  const message = useSelector(actor, ({ context }) => context.message);
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ browsing: 'failed' }));
  return (
    <OfficeList
      label={sections.creators}
      isBusy={busy}
      tools={
        <>
          <Tabs actor={actor} />
          <Tools actor={actor} />
          <Refusal actor={actor} />
        </>
      }
      rows={page?.data ?? null}
      loading={messages.loading}
      failure={failed ? (message ?? messages.failed) : null}
      onRetry={() => actor.send({ type: 'call.retry' })}
      empty={<NoCreators actor={actor} />}
      pages={<CursorPages actor={actor} />}
    >
      {(creator) => <CreatorRow key={creator.accountId} actor={actor} creator={creator} />}
    </OfficeList>
  );
}

function Tabs({ actor }: Pick<CreatorListProps, 'actor'>) {
  const messages = useMessages(creatorListMessages);
  const status = useSelector(actor, ({ context }) => context.query.status);
  const counts = useSelector(actor, ({ context }) => context.page?.counts ?? null);
  const all = counts && Object.values(counts).reduce((sum, each) => sum + each, 0);
  return (
    <OfficeTabs
      label={messages.filter}
      tabs={[
        { value: null, label: messages.everybody, count: all },
        ...creatorStatuses.map((each) => ({
          value: each,
          label: messages.statuses[each],
          count: counts?.[each] ?? null,
        })),
      ]}
      chosen={status}
      actor={actor}
      event={(status) => ({ type: 'filter.change', change: { status } })}
    />
  );
}

function Tools({ actor }: Pick<CreatorListProps, 'actor'>) {
  const messages = useMessages(creatorListMessages);
  const { search, order } = useSelector(actor, ({ context }) => context.query);
  const acting = useSelector(actor, (snapshot) => snapshot.matches('acting'));
  return (
    <div className={css.tools}>
      <TextField
        label={messages.search}
        type="search"
        name="search"
        maxLength={80}
        hint={messages.searchHint}
        value={search}
        readOnly={acting}
        onText={(typed) => actor.send({ type: 'search.change', search: typed })}
      />
      <Select
        label={messages.order}
        value={order}
        options={creatorOrders.map((each) => ({ value: each, label: messages.orders[each] }))}
        readOnly={acting}
        onSelect={(wanted) => actor.send({ type: 'filter.change', change: { order: wanted } })}
      />
    </div>
  );
}

function Refusal({ actor }: Pick<CreatorListProps, 'actor'>) {
  const { actionFailed } = useMessages(backOfficeMessages);
  const message = useSelector(actor, ({ context }) => context.message);
  const refused = useSelector(actor, (snapshot) => snapshot.matches({ browsing: { ready: 'refused' } }));
  return refused ? (
    <RefusalBanner onDismiss={() => actor.send({ type: 'banner.dismiss' })}>{message ?? actionFailed}</RefusalBanner>
  ) : null;
}

function NoCreators({ actor }: Pick<CreatorListProps, 'actor'>) {
  const messages = useMessages(creatorListMessages);
  const isNarrowed = useSelector(actor, ({ context: { written } }) => written.search !== '' || written.status !== null);
  if (!isNarrowed) return <EmptyState words={messages.none} />;
  return (
    <EmptyState words={messages.noneFound}>
      <Link to="/admin/creators" className={button.secondary}>
        {messages.showAll}
      </Link>
    </EmptyState>
  );
}
