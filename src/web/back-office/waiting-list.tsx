import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ApplicationsReply, WaitingReply } from '#contract/back-office.ts';
import type { QueueTab } from '#contract/back-office-choices.ts';
import type { WaitingActor } from '#machines/back-office/waiting.machine.ts';
import { queueAddress, writeQueue } from '#machines/rules/queue-address.ts';
import { hoursUntil } from '#rules/booking-days.ts';
import { cityNameIn } from '#rules/city-name.ts';
import { dayLabel } from '#rules/day-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import * as dense from '#web/ui/dense-row.css.ts';
import { DenseRow, daysBetween } from '#web/ui/dense-row.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import * as page from '#web/ui/page.css.ts';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { StayBadge } from '#web/ui/stay-badge.tsx';
import { ApplicationRow } from './application-row.tsx';
import * as css from './back-office.css.ts';
import { backOfficeMessages } from './back-office.messages.ts';
import { ListWatch } from './list-watch.tsx';

interface WaitingListProps {
  actor: WaitingActor;
  now: number;
}

export function WaitingList({ actor, now }: WaitingListProps) {
  const messages = useMessages(backOfficeMessages);
  const watch = useSelector(actor, ({ children }) => children.watch);
  const waiting = useSelector(actor, ({ context }) => context.waiting);
  const message = useSelector(actor, ({ context }) => context.message);
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const loading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  return (
    <div className={css.ledger} aria-busy={loading}>
      {failed ? (
        <RetryBanner onRetry={() => actor.send({ type: 'call.retry' })}>
          {message ?? messages.waitingFailed}
        </RetryBanner>
      ) : null}
      {waiting === null && loading ? <Spinner words={messages.loading} /> : null}
      {waiting === null ? null : (
        <div>
          <ListWatch actor={watch} />
          <Troubles waiting={waiting} />
          {isNothing(waiting) ? <EmptyState words={messages.empty} /> : <Parts waiting={waiting} now={now} />}
        </div>
      )}
      {waiting === null && loading ? null : <Version />}
    </div>
  );
}

const isNothing = ({ applications, bankDetails, stays, failedMails, reportedQuestions }: WaitingReply): boolean =>
  applications.total + bankDetails.total + stays.total + failedMails + reportedQuestions === 0;

function Troubles({ waiting: { failedMails, reportedQuestions } }: { waiting: WaitingReply }) {
  const messages = useMessages(backOfficeMessages);
  const troubles = [
    { to: '/admin/mails', count: failedMails, words: messages.failedMails(failedMails) },
    { to: '/admin/questions', count: reportedQuestions, words: messages.reportedQuestions(reportedQuestions) },
  ].filter(({ count }) => count > 0);
  if (troubles.length === 0) return null;
  return (
    <ul className={css.troubles}>
      {troubles.map(({ to, words }) => (
        <li key={to}>
          <Link to={to}>{words}</Link>
        </li>
      ))}
    </ul>
  );
}

/** The server writes its version into the page. */
function Version() {
  const version = document.querySelector<HTMLMetaElement>('meta[name=version]')?.content;
  return version ? <p className={page.note}>Vaya {version}</p> : null;
}

function Parts({ waiting: { applications, bankDetails, stays }, now }: { waiting: WaitingReply; now: number }) {
  return (
    <div className={css.index}>
      <Part
        of="applications"
        total={applications.total}
        shown={applications.data.length}
        oldest={applications.data[0]?.createdAt}
        to={queueAt('ONHOLD')}
        now={now}
      >
        <Applications data={applications.data} tab="ONHOLD" now={now} />
      </Part>
      <Part
        of="bankDetails"
        total={bankDetails.total}
        shown={bankDetails.data.length}
        oldest={bankDetails.data[0]?.bankLink?.submittedAt ?? undefined}
        to={queueAt('TO_VERIFY')}
        now={now}
      >
        <Applications data={bankDetails.data} tab="TO_VERIFY" now={now} />
      </Part>
      <Part
        of="stays"
        total={stays.total}
        shown={stays.data.length}
        oldest={stays.data[0]?.createdAt}
        to="/admin/stays"
        now={now}
      >
        <Stays data={stays.data} now={now} />
      </Part>
    </div>
  );
}

const queueAt = (state: QueueTab, id?: string): string =>
  `/admin?${new URLSearchParams([...writeQueue({ ...queueAddress.initial, state }), ...(id === undefined ? [] : [['application', id]])])}`;

interface PartProps {
  of: 'applications' | 'bankDetails' | 'stays';
  total: number;
  shown: number;
  oldest: number | undefined;
  to: string;
  now: number;
  children: ReactNode;
}

function Part({ of, total, shown, oldest, to, now, children }: PartProps) {
  const messages = useMessages(backOfficeMessages);
  return (
    <section className={css.indexPart} aria-labelledby={of}>
      <div className={css.indexHead}>
        <h2 id={of} className={css.indexTitle}>
          <span>{messages.waitingLists[of]}</span>{' '}
          <span className={total === 0 ? css.count : css.indexCount}>{total}</span>
        </h2>
        {oldest === undefined ? null : (
          <span className={page.note}>{messages.longest(messages.age(daysBetween(oldest, now)))}</span>
        )}
      </div>
      {total === 0 ? (
        <p className={page.note}>{messages.nothingWaits[of]}</p>
      ) : (
        <ul className={dense.rows}>{children}</ul>
      )}
      {total === 0 ? null : (
        <Link to={to} className={css.all}>
          {total > shown ? messages.all(total) : messages.openList}
        </Link>
      )}
    </section>
  );
}

const Applications = ({ data, tab, now }: { data: ApplicationsReply['data']; tab: QueueTab; now: number }) =>
  data.map((row) => (
    <li key={row.id}>
      <ApplicationRow row={row} to={queueAt(tab, row.id)} now={now} />
    </li>
  ));

function Stays({ data, now }: { data: WaitingReply['stays']['data']; now: number }) {
  const messages = useMessages(backOfficeMessages);
  const language = useLanguage();
  return data.map(({ _id, creator, cityName, checkIn, state, createdAt, dueAt }) => (
    <li key={_id}>
      <DenseRow
        id={_id}
        to={`/admin/stays/${_id}`}
        party={creator}
        title={creator.fullName}
        detail={`${cityNameIn(cityName, language)} · ${dayLabel(checkIn, language)}`}
        note={messages.expiresSoon(hoursUntil(dueAt ?? Infinity, now))}
        since={createdAt}
        age={messages.age(daysBetween(createdAt, now))}
      >
        <StayBadge state={state} />
      </DenseRow>
    </li>
  ));
}
