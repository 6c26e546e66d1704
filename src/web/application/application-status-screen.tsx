import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import type { ApplicationStatusReply } from '#contract/application.ts';
import type { RejectionReason } from '#contract/back-office-choices.ts';
import type { ApplicationStatusActor } from '#machines/application-status/application-status.machine.ts';
import { dayLabel, utcDayLabel } from '#rules/day-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { button } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import * as page from '#web/ui/page.css.ts';
import { Heading, Page, Support } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import * as css from './application-status.css.ts';
import { applicationStatusMessages } from './application-status.messages.ts';
import { StatusPath } from './status-path.tsx';
import { Withdrawal } from './withdrawal.tsx';

export function ApplicationStatusScreen({ actor }: { actor: ApplicationStatusActor }) {
  const ui = useMessages(uiMessages);
  const messages = useMessages(applicationStatusMessages);
  const status = useSelector(actor, ({ context }) => context.status);
  const message = useSelector(actor, ({ context }) => context.message);
  const loading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const unknown = useSelector(actor, (snapshot) => snapshot.matches('unknown'));
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const withdrawn = useSelector(actor, (snapshot) => snapshot.matches('withdrawn'));
  const isShown = !(loading || unknown || failed || withdrawn);
  return (
    <Page title={messages.statusTitle}>
      {loading ? <Spinner words={messages.statusLoading} /> : null}
      {isShown && status ? <Status actor={actor} status={status} /> : null}
      {withdrawn ? <Withdrawn actor={actor} /> : null}
      {unknown ? (
        <div className={page.centred}>
          <Heading>{messages.statusTitle}</Heading>
          <EmptyState spot="missing" words={messages.statusUnknown}>
            <p className={page.note}>{messages.statusUnknownWhy}</p>
            <Link to="/application" className={button.secondary}>
              {messages.toForm}
            </Link>
            <Link to="/login" className={button.secondary}>
              {messages.signIn}
            </Link>
            <Support />
          </EmptyState>
        </div>
      ) : null}
      {failed ? (
        <div className={page.centred}>
          <Heading>{messages.statusTitle}</Heading>
          <Banner tone="danger">{message ?? messages.statusUnreachable}</Banner>
          <Button actor={actor} event={{ type: 'call.retry' }}>
            {ui.tryAgain}
          </Button>
        </div>
      ) : null}
    </Page>
  );
}

interface StatusProps {
  actor: ApplicationStatusActor;
  status: ApplicationStatusReply;
}

function Status({ actor, status }: StatusProps) {
  const messages = useMessages(applicationStatusMessages);
  const headings = { ONHOLD: messages.received, APPROVED: messages.approved, REJECTED: messages.rejected };
  const words = { ONHOLD: messages.receivedText, APPROVED: messages.approvedText, REJECTED: messages.rejectedText };
  const said = status.isSuspended ? messages.suspendedText : status.isActive ? messages.active : words[status.status];
  return (
    <>
      <p className={page.note}>{messages.hello(status.fullName)}</p>
      <Heading>{status.isSuspended ? messages.suspended : headings[status.status]}</Heading>
      <p className={page.lead}>{said}</p>
      {status.status === 'REJECTED' ? <Reason status={status} /> : null}
      {status.isSuspended ? null : <StatusPath actor={actor} status={status} />}
      <Onwards status={status} />
      <div>
        <p className={page.note}>{messages.reference(status.reference)}</p>
        <p className={page.note}>{messages.mailedTo(status.mailedTo)}</p>
      </div>
      <Support />
      <Withdrawal actor={actor} />
    </>
  );
}

function Onwards({ status }: Pick<StatusProps, 'status'>) {
  const messages = useMessages(applicationStatusMessages);
  const { username, hasPassword, isActive, isSuspended, mayApplyAgainAt } = status;
  if (isSuspended) return null;
  if (mayApplyAgainAt !== null && mayApplyAgainAt <= Date.now())
    return <Onward to="/application" label={messages.apply} />;
  if (isActive) return <Onward to={`/blog/${username}`} label={messages.openBlog} />;
  return status.status === 'APPROVED' && hasPassword ? <Onward to="/login" label={messages.signIn} /> : null;
}

const Onward = ({ to, label }: { to: string; label: string }) => (
  <p>
    <Link to={to} className={button.primary}>
      {label}
    </Link>
  </p>
);

function Reason({ status: { reason, reasonText, mayApplyAgainAt } }: Pick<StatusProps, 'status'>) {
  const messages = useMessages(applicationStatusMessages);
  const language = useLanguage();
  const reasons: Record<RejectionReason, string> = messages.reasons;
  return (
    <>
      <div className={css.reason}>
        <p>{reasons[(reason ?? 'other') as RejectionReason]}</p>
        {reasonText ? <p className={css.text}>{reasonText}</p> : null}
      </div>
      {mayApplyAgainAt === null ? null : <p>{messages.again(utcDayLabel(mayApplyAgainAt, language))}</p>}
    </>
  );
}

function Withdrawn({ actor }: { actor: ApplicationStatusActor }) {
  const messages = useMessages(applicationStatusMessages);
  const language = useLanguage();
  const erasedOn = useSelector(actor, ({ context }) => context.erasedOn);
  return (
    <div className={page.centred}>
      <Heading>{messages.withdrawnTitle}</Heading>
      <EmptyState spot="done" words={messages.withdrawn(dayLabel(erasedOn, language))}>
        <Support />
      </EmptyState>
    </div>
  );
}
