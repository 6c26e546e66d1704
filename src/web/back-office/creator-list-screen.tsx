import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CreatorOfStaff } from '#contract/back-office.ts';
import { type CreatorStatus, creatorOrders, creatorStatuses } from '#contract/back-office-choices.ts';
import type { CreatorListActor } from '#machines/creator-list/creator-list.machine.ts';
import { movesOf } from '#machines/creator-list/creator-list.view.ts';
import { dateLabel } from '#rules/date-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { fromList } from '#web/ui/back-link.tsx';
import { button } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import * as dense from '#web/ui/dense-row.css.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Face } from '#web/ui/face.tsx';
import { Page } from '#web/ui/page.tsx';
import { QuestionDialog } from '#web/ui/question-dialog.tsx';
import { RefusalBanner } from '#web/ui/refusal-banner.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Flag } from './application-row.tsx';
import { backOfficeMessages } from './back-office.messages.ts';
import { addressOfMails, addressOfReview } from './creator-addresses.ts';
import * as css from './creator-list.css.ts';
import { creatorListMessages } from './creator-list.messages.ts';
import { OfficeHead, OfficeList, OfficeTabs } from './office-list.tsx';
import { officeQuestionsMessages } from './office-questions.messages.ts';
import { CursorPages } from './pages.tsx';
import { staffMessages } from './staff.messages.ts';
import { StatusBadge } from './status-badge.tsx';

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

interface CreatorRowProps {
  actor: CreatorListActor;
  creator: CreatorOfStaff;
}

const applicants: readonly CreatorStatus[] = ['applying', 'awaiting', 'rejected'];

function CreatorRow({ actor, creator }: CreatorRowProps) {
  const messages = useMessages(creatorListMessages);
  const language = useLanguage();
  const { accountId, fullName, username, email, createdAt } = creator;
  const id = `creator-${accountId}`;
  return (
    <li className={css.row} aria-labelledby={id}>
      <Face party={creator} look="row" />
      <div className={css.who}>
        <span id={id} className={dense.title}>
          {fullName}
        </span>
        <span className={dense.detail} title={email}>{`${username} · ${email}`}</span>
      </div>
      <div className={css.status}>
        <Status creator={creator} />
        <time className={css.since} dateTime={new Date(createdAt).toISOString()}>
          {messages.since(dateLabel(createdAt, 'day', language), !applicants.includes(creator.status))}
        </time>
      </div>
      <Ways creator={creator} />
      <Moves actor={actor} creator={creator} />
    </li>
  );
}

function Status({ creator }: Pick<CreatorRowProps, 'creator'>) {
  const { flags, doubtful, repeated } = useMessages(backOfficeMessages);
  return (
    <span className={css.badges}>
      <StatusBadge creator={creator} />
      {creator.isIbanDoubtful ? <Flag word={flags.doubtful} whole={doubtful} /> : null}
      {creator.isRepeated ? <Flag word={flags.repeated} whole={repeated} /> : null}
    </span>
  );
}

function Ways({
  creator: { accountId, fullName, username, status, application, notes },
}: Pick<CreatorRowProps, 'creator'>) {
  const messages = useMessages(creatorListMessages);
  const row = { 'data-row': accountId };
  return (
    <nav className={css.links} aria-label={messages.linksFor(fullName)}>
      {application ? (
        <Link to={addressOfReview(application.id)} {...row}>
          {messages.review}
        </Link>
      ) : null}
      {status === 'active' ? <Link to={`/blog/${username}`}>{messages.blog}</Link> : null}
      <Link to={`/admin/creators/${accountId}/notes`} state={fromList} {...(application === null && row)}>
        {messages.notes(notes)}
      </Link>
      <Link to={addressOfMails(accountId)} state={fromList}>
        {messages.mails}
      </Link>
    </nav>
  );
}

function Moves({ actor, creator }: CreatorRowProps) {
  const messages = useMessages(creatorListMessages);
  const ask = useMessages(officeQuestionsMessages);
  const { accountId: id, fullName } = creator;
  const confirming = useSelector(
    actor,
    (snapshot) => snapshot.matches('confirming') && snapshot.context.action.id === id,
  );
  return (
    <div className={css.moves}>
      {movesOf(creator).map((move) => (
        <Button
          key={move}
          look="quiet"
          aria-label={`${messages.moves[move]}: ${fullName}`}
          actor={actor}
          event={{ type: 'account.move', id, move }}
        >
          {messages.moves[move]}
        </Button>
      ))}
      {confirming ? (
        <QuestionDialog actor={actor} {...ask.suspendCreator(fullName)} answer={messages.moves.suspend} />
      ) : null}
    </div>
  );
}
