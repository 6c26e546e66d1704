import { useSelector } from '@xstate/react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { creatorOrders, creatorStatuses } from '#contract/creator-list-choices.ts';
import type { CreatorListActor } from '#machines/creator-list/creator-list.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import type { QuestionProps } from '#web/ui/asking-button.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { bringIntoSight } from '#web/ui/bring-into-sight.ts';
import { button } from '#web/ui/button.css.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { Select } from '#web/ui/select.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import * as office from './back-office.css.ts';
import { backOfficeMessages } from './back-office.messages.ts';
import * as css from './creator-list.css.ts';
import { creatorListMessages } from './creator-list.messages.ts';
import { CreatorRow } from './creator-row.tsx';
import { CursorPages } from './cursor-pages.tsx';
import { OfficeHead } from './office-head.tsx';
import { staffMessages } from './staff.messages.ts';

interface CreatorListProps {
  actor: CreatorListActor;
  tools?: ReactNode;
  /** By which the latest decision is taken back. */
  bar?: ReactNode;
  /** Before somebody is suspended; the dialog, whose script comes later. */
  Asks: ComponentType<QuestionProps>;
}

/** All creators however they stand: whom staff look for, and what they may do about an account. */
export function CreatorListScreen({ actor, tools, bar, Asks }: CreatorListProps) {
  const { sections } = useMessages(staffMessages);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Page title={sections.creators} tools={tools} isWide home="/admin">
      <OfficeHead current="creators" />
      {bar}
      <section className={office.ledger} aria-label={sections.creators} aria-busy={busy}>
        <StatusFilter actor={actor} />
        <Tools actor={actor} />
        <Trouble actor={actor} />
        <Rows actor={actor} Asks={Asks} />
        <Turning actor={actor} />
      </section>
    </Page>
  );
}

function StatusFilter({ actor }: Pick<CreatorListProps, 'actor'>) {
  const text = useMessages(creatorListMessages);
  const status = useSelector(actor, ({ context }) => context.wish.status);
  const counts = useSelector(actor, ({ context }) => context.creators?.counts ?? null);
  const acting = useSelector(actor, (snapshot) => snapshot.matches('acting'));
  const tabs = [
    {
      status: null,
      label: text.everybody,
      count: counts && Object.values(counts).reduce((sum, each) => sum + each, 0),
    },
    ...creatorStatuses.map((each) => ({ status: each, label: text.statuses[each], count: counts?.[each] ?? null })),
  ];
  return (
    <fieldset className={css.statuses} aria-label={text.filter}>
      {tabs.map((tab) => (
        <button
          key={tab.label}
          type="button"
          className={office.tab}
          aria-pressed={tab.status === status}
          ref={tab.status === status ? bringIntoSight : null}
          disabled={acting}
          onClick={() => actor.send({ type: 'status.choose', status: tab.status })}
        >
          {tab.label}
          {tab.count === null ? null : (
            <span className={office.count} ref={tab.status === status ? bringIntoSight : null}>
              {tab.count}
            </span>
          )}
        </button>
      ))}
    </fieldset>
  );
}

function Tools({ actor }: Pick<CreatorListProps, 'actor'>) {
  const text = useMessages(creatorListMessages);
  const { search, order } = useSelector(actor, ({ context }) => context.wish);
  const acting = useSelector(actor, (snapshot) => snapshot.matches('acting'));
  return (
    <div className={css.tools}>
      <TextField
        label={text.search}
        type="search"
        name="search"
        maxLength={80}
        hint={text.searchHint}
        value={search}
        disabled={acting}
        onText={(typed) => actor.send({ type: 'search.change', search: typed })}
      />
      <Select
        label={text.order}
        value={order}
        options={creatorOrders.map((each) => ({ value: each, label: text.orders[each] }))}
        disabled={acting}
        onSelect={(wanted) => actor.send({ type: 'order.choose', order: wanted })}
      />
    </div>
  );
}

function Trouble({ actor }: Pick<CreatorListProps, 'actor'>) {
  const text = useMessages(creatorListMessages);
  const { deedFailed } = useMessages(backOfficeMessages);
  const ui = useMessages(uiMessages);
  const message = useSelector(actor, ({ context }) => context.message);
  const refused = useSelector(actor, (snapshot) => snapshot.matches({ browsing: { ready: 'refused' } }));
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ browsing: 'failed' }));
  if (refused)
    return (
      <Banner
        tone="danger"
        takesFocus
        actions={[{ label: ui.dismiss, onPress: () => actor.send({ type: 'banner.dismiss' }) }]}
      >
        {message ?? deedFailed}
      </Banner>
    );
  return failed ? (
    <Banner tone="danger" actions={[{ label: ui.tryAgain, onPress: () => actor.send({ type: 'call.retry' }) }]}>
      {message ?? text.failed}
    </Banner>
  ) : null;
}

function Rows({ actor, Asks }: Pick<CreatorListProps, 'actor' | 'Asks'>) {
  const text = useMessages(creatorListMessages);
  const creators = useSelector(actor, ({ context }) => context.creators);
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ browsing: 'failed' }));
  const isNarrowed = useSelector(actor, ({ context: { written } }) => written.search !== '' || written.status !== null);
  if (creators === null) return failed ? null : <Spinner words={text.loading} />;
  if (creators.data.length === 0)
    return (
      <EmptyState words={isNarrowed ? text.nobodyFound : text.nobody}>
        {isNarrowed ? (
          <Link to="/admin/creators" className={button.secondary}>
            {text.showAll}
          </Link>
        ) : null}
      </EmptyState>
    );
  return (
    <ul className={office.rows}>
      {creators.data.map((creator) => (
        <CreatorRow key={creator.accountId} actor={actor} creator={creator} Asks={Asks} />
      ))}
    </ul>
  );
}

function Turning({ actor }: Pick<CreatorListProps, 'actor'>) {
  const hasPages = useSelector(
    actor,
    ({ context: { wish, creators } }) => wish.after !== null || (creators?.next ?? null) !== null,
  );
  const mayReturn = useSelector(actor, (snapshot) => snapshot.can({ type: 'page.first' }));
  const mayGoOn = useSelector(actor, (snapshot) => snapshot.can({ type: 'page.next' }));
  return hasPages ? <CursorPages mayReturn={mayReturn} mayGoOn={mayGoOn} onTurn={(to) => actor.send(to)} /> : null;
}
