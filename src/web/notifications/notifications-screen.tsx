import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Notification } from '#contract/notification.ts';
import type { NotificationKind, NotifiedRole } from '#contract/notification-choices.ts';
import type { NotificationsActor } from '#machines/notifications/notifications.machine.ts';
import {
  groupsOf,
  isFailed,
  isLoading,
  isMarking,
  isNotMarked,
  type NotificationGroup,
} from '#machines/notifications/notifications.view.ts';
import { cityNameIn } from '#rules/city-name.ts';
import { dateLabel } from '#rules/date-labels.ts';
import { rangeLabel } from '#rules/day-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import * as page from '#web/ui/page.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import * as css from './notifications.css.ts';
import { notificationsMessages } from './notifications.messages.ts';

interface NotificationsProps {
  actor: NotificationsActor;
  /** The reader's role. */
  by: NotifiedRole;
  /** Where a notification leads. */
  addressOf: (notification: Notification) => string;
}

export function NotificationsScreen({ children, ...props }: NotificationsProps & { children?: ReactNode }) {
  const messages = useMessages(notificationsMessages);
  return (
    <Page title={messages.title} isWide>
      <div>
        <Heading>{messages.title}</Heading>
        <p className={page.lead}>{messages.lead}</p>
      </div>
      <div className={css.columns}>
        <section aria-label={messages.title} aria-busy={useSelector(props.actor, isLoading)}>
          <Notifications {...props} />
        </section>
        {children}
      </div>
    </Page>
  );
}

function Notifications({ actor, by, addressOf }: NotificationsProps) {
  const messages = useMessages(notificationsMessages);
  const loading = useSelector(actor, isLoading);
  const failed = useSelector(actor, isFailed);
  const list = useSelector(actor, ({ context }) => context.list);
  const message = useSelector(actor, ({ context }) => context.message);
  if (loading) return <Spinner words={messages.loading} />;
  if (failed)
    return <FailedState words={message ?? messages.failed} onRetry={() => actor.send({ type: 'call.retry' })} />;
  if (list.length === 0) return <EmptyState words={messages.empty} />;
  return (
    <div className={css.news}>
      <MarkAll actor={actor} />
      <ul className={css.list}>
        {groupsOf(list).map((group) => (
          <li key={group.newest._id}>
            <Row
              group={group}
              by={by}
              to={addressOf(group.newest)}
              onFollow={() => actor.send({ type: 'notification.follow', ids: group.ids })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function MarkAll({ actor }: { actor: NotificationsActor }) {
  const messages = useMessages(notificationsMessages);
  const marking = useSelector(actor, isMarking);
  const notMarked = useSelector(actor, isNotMarked);
  const message = useSelector(actor, ({ context }) => context.message);
  if (notMarked)
    return (
      <RetryBanner onRetry={() => actor.send({ type: 'call.retry' })}>{message ?? messages.notMarked}</RetryBanner>
    );
  return (
    <div className={css.marking}>
      <Button look="quiet" actor={actor} event={{ type: 'all.read' }}>
        {marking ? messages.marking : messages.markAll}
      </Button>
    </div>
  );
}

interface RowProps {
  group: NotificationGroup;
  by: NotifiedRole;
  to: string;
  onFollow: () => void;
}

function Row({ group, by, to, onFollow }: RowProps) {
  const messages = useMessages(notificationsMessages);
  const language = useLanguage();
  const { newest, count, isRead } = group;
  const { kind, facts, createdAt } = newest;
  const isOfStay = facts !== null && 'hotelName' in facts;
  return (
    <Link to={to} className={css.row} onClick={onFollow}>
      <span className={css.head}>
        <span className={css.kind}>
          {messages.kinds[kind]}
          {count > 1 ? <span>{messages.times(count)}</span> : null}
          {isRead ? null : <Badge tone="coral">{messages.fresh}</Badge>}
        </span>
        <span className={css.time}>{dateLabel(createdAt, 'moment', language)}</span>
      </span>
      <span className={css.title}>{notificationTitle(newest, by, messages)}</span>
      {isOfStay ? (
        <span className={css.about}>
          {facts.hotelName}, {cityNameIn(facts.cityName, language)} ·{' '}
          {rangeLabel({ from: facts.checkIn, to: facts.checkOut }, language)}
        </span>
      ) : null}
    </Link>
  );
}

type Titles = Partial<Record<NotificationKind, (who: string, tripTitle: string) => string>>;

/** What happened, and who did it. */
function notificationTitle(
  { kind, facts, title }: Notification,
  by: NotifiedRole,
  messages: typeof notificationsMessages.en,
): string {
  if (title !== '') return title;
  const titles: Titles = messages.titles[by];
  if (facts === null) return titles[kind]?.('', '') ?? '';
  if ('visitor' in facts) return titles[kind]?.(facts.visitor, facts.tripTitle) ?? '';
  return titles[kind]?.(by === 'creator' ? facts.host : facts.creator, '') ?? '';
}
