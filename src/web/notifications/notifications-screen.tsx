import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Notification } from '#contract/notification.ts';
import type { NotificationsActor } from '#machines/notifications/notifications.machine.ts';
import { isFailed, isLoading } from '#machines/notifications/notifications.view.ts';
import { dateLabel } from '#rules/date-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import * as page from '#web/ui/page.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import * as css from './notifications.css.ts';
import { notificationsMessages } from './notifications.messages.ts';

interface NotificationsProps {
  actor: NotificationsActor;
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

function Notifications({ actor, addressOf }: NotificationsProps) {
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
    <ul className={css.list}>
      {list.map((each) => (
        <li key={each._id}>
          <Row notification={each} to={addressOf(each)} />
        </li>
      ))}
    </ul>
  );
}

function Row({ notification: { kind, title, createdAt, isRead }, to }: { notification: Notification; to: string }) {
  const messages = useMessages(notificationsMessages);
  const language = useLanguage();
  return (
    <Link to={to} className={css.row}>
      <span className={css.head}>
        <span className={css.kind}>
          {messages.kinds[kind]}
          {isRead ? null : <Badge tone="coral">{messages.fresh}</Badge>}
        </span>
        <span className={css.time}>{dateLabel(createdAt, 'longDay', language)}</span>
      </span>
      <span className={css.title}>{title}</span>
    </Link>
  );
}
