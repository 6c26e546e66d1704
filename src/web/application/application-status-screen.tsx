import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import type { ApplicationStatusReply } from '#contract/application.ts';
import type { RejectionReason } from '#contract/rejection.ts';
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
  const text = useMessages(applicationStatusMessages);
  const status = useSelector(actor, ({ context }) => context.status);
  const message = useSelector(actor, ({ context }) => context.message);
  const loading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const unknown = useSelector(actor, (snapshot) => snapshot.matches('unknown'));
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const withdrawn = useSelector(actor, (snapshot) => snapshot.matches('withdrawn'));
  const isShown = !(loading || unknown || failed || withdrawn);
  return (
    <Page title={text.statusTitle}>
      {loading ? <Spinner words={text.statusLoading} /> : null}
      {isShown && status ? <Status actor={actor} status={status} /> : null}
      {withdrawn ? <Withdrawn actor={actor} /> : null}
      {unknown ? (
        <div className={page.centred}>
          <Heading>{text.statusTitle}</Heading>
          <EmptyState words={text.statusUnknown}>
            <p className={page.note}>{text.statusUnknownWhy}</p>
            <Link to="/application" className={button.secondary}>
              {text.toForm}
            </Link>
            <Link to="/login" className={button.secondary}>
              {text.signIn}
            </Link>
            <Support />
          </EmptyState>
        </div>
      ) : null}
      {failed ? (
        <div className={page.centred}>
          <Heading>{text.statusTitle}</Heading>
          <Banner tone="danger">{message ?? text.statusUnreachable}</Banner>
          <Button onClick={() => actor.send({ type: 'call.retry' })}>{ui.tryAgain}</Button>
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
  const text = useMessages(applicationStatusMessages);
  const headings = { ONHOLD: text.held, APPROVED: text.approved, REJECTED: text.rejected };
  const words = { ONHOLD: text.heldWords, APPROVED: text.approvedWords, REJECTED: text.rejectedWords };
  const said = status.isSuspended ? text.suspendedWords : status.isActive ? text.active : words[status.status];
  return (
    <>
      <p className={page.note}>{text.hello(status.fullName)}</p>
      <Heading>{status.isSuspended ? text.suspended : headings[status.status]}</Heading>
      <p className={page.lead}>{said}</p>
      {status.status === 'REJECTED' ? <Reason status={status} /> : null}
      {status.isSuspended ? null : <StatusPath actor={actor} status={status} />}
      <Onwards status={status} />
      <div>
        <p className={page.note}>{text.reference(status.reference)}</p>
        <p className={page.note}>{text.mailedTo(status.mailedTo)}</p>
      </div>
      <Support />
      <Withdrawal actor={actor} />
    </>
  );
}

function Onwards({ status }: Pick<StatusProps, 'status'>) {
  const text = useMessages(applicationStatusMessages);
  const { username, hasPassword, isActive, isSuspended, mayApplyAgainAt } = status;
  if (isSuspended) return null;
  if (mayApplyAgainAt !== null && mayApplyAgainAt <= Date.now()) return <Onward to="/application" label={text.apply} />;
  if (isActive) return <Onward to={`/blog/${username}`} label={text.openBlog} />;
  return status.status === 'APPROVED' && hasPassword ? <Onward to="/login" label={text.signIn} /> : null;
}

const Onward = ({ to, label }: { to: string; label: string }) => (
  <p>
    <Link to={to} className={button.primary}>
      {label}
    </Link>
  </p>
);

function Reason({ status: { reason, reasonText, mayApplyAgainAt } }: Pick<StatusProps, 'status'>) {
  const text = useMessages(applicationStatusMessages);
  const language = useLanguage();
  const reasons: Record<RejectionReason, string> = text.reasons;
  return (
    <>
      <div className={css.reason}>
        <p>{reasons[(reason ?? 'other') as RejectionReason]}</p>
        {reasonText ? <p className={css.text}>{reasonText}</p> : null}
      </div>
      {mayApplyAgainAt === null ? null : <p>{text.again(utcDayLabel(mayApplyAgainAt, language))}</p>}
    </>
  );
}

function Withdrawn({ actor }: { actor: ApplicationStatusActor }) {
  const text = useMessages(applicationStatusMessages);
  const language = useLanguage();
  const erasedOn = useSelector(actor, ({ context }) => context.erasedOn);
  return (
    <div className={page.centred}>
      <Heading>{text.withdrawnTitle}</Heading>
      <EmptyState words={text.withdrawn(dayLabel(erasedOn, language))}>
        <Support />
      </EmptyState>
    </div>
  );
}
