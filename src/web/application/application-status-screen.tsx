import { useSelector } from '@xstate/react';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import CircleX from 'lucide-react/icons/circle-x';
import { Link } from 'react-router-dom';
import type { ApplicationStatusReply } from '#contract/application.ts';
import type { RejectionReason } from '#contract/back-office-choices.ts';
import type { ApplicationStatusActor, MailedLink } from '#machines/application-status/application-status.machine.ts';
import {
  canSend,
  canWithdraw,
  isConfirmingWithdrawal,
  type PathStep,
  pathOf,
} from '#machines/application-status/application-status.view.ts';
import { dateLabel } from '#rules/date-labels.ts';
import { dayLabel, utcDayLabel } from '#rules/day-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { button } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { focusOn } from '#web/ui/focus-field.ts';
import { actions } from '#web/ui/form-page.css.ts';
import * as page from '#web/ui/page.css.ts';
import { Heading, Page, Support } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import * as css from './application-status.css.ts';
import { applicationStatusMessages } from './application-status.messages.ts';

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

function Withdrawal({ actor }: { actor: ApplicationStatusActor }) {
  const messages = useMessages(applicationStatusMessages);
  const possible = useSelector(actor, canWithdraw);
  const isConfirming = useSelector(actor, isConfirmingWithdrawal);
  if (isConfirming) return <Question actor={actor} />;
  return possible ? (
    <p>
      <Button look="quiet" actor={actor} event={{ type: 'application.withdraw' }}>
        {messages.withdraw}
      </Button>
    </p>
  ) : null;
}

function Question({ actor }: { actor: ApplicationStatusActor }) {
  const messages = useMessages(applicationStatusMessages);
  const busy = useSelector(actor, (snapshot) => snapshot.matches('withdrawing'));
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ confirming: 'refused' }));
  const message = useSelector(actor, ({ context }) => context.message);
  return (
    <section className={css.question} aria-busy={busy} aria-label={messages.withdrawTitle}>
      <h2 className={css.questionTitle} tabIndex={-1} ref={focusOn}>
        {messages.withdrawTitle}
      </h2>
      <p>{messages.withdrawText}</p>
      {failed ? <Banner tone="danger">{message ?? messages.withdrawFailed}</Banner> : null}
      <div className={actions}>
        <Button look="danger" actor={actor} event={{ type: 'action.confirm' }}>
          {busy ? messages.withdrawing : messages.withdrawIt}
        </Button>
        <Button look="quiet" actor={actor} event={{ type: 'action.cancel' }}>
          {messages.keepIt}
        </Button>
      </div>
    </section>
  );
}

interface PathProps {
  actor: ApplicationStatusActor;
  status: ApplicationStatusReply;
}

const marks = { done: CircleCheck, current: CircleDot, ahead: Circle, ended: CircleX };
const links: Partial<Record<PathStep['name'], MailedLink>> = { password: 'password', bankDetails: 'bankDetails' };

function StatusPath({ actor, status }: PathProps) {
  const messages = useMessages(applicationStatusMessages);
  return (
    <>
      <ol className={css.path} aria-label={messages.pathTitle}>
        {pathOf(status).map((step) => (
          <Step key={step.name} actor={actor} status={status} step={step} />
        ))}
      </ol>
      <LinkNews actor={actor} />
    </>
  );
}

function Step({ actor, status, step }: PathProps & { step: PathStep }) {
  const messages = useMessages(applicationStatusMessages);
  const language = useLanguage();
  const { name, progress, at, by } = step;
  const Mark = marks[progress];
  const link = links[name];
  const day = (moment: number) => dateLabel(moment, 'longDay', language);
  return (
    <li className={css.step[progress]} {...(progress === 'current' && { 'aria-current': 'step' as const })}>
      <Mark className={css.mark} size={22} aria-label={messages.progress[progress]} />
      <div className={css.stepWords}>
        <span className={css.stepName}>{nameOf(status, step, messages)}</span>
        {at === null ? null : (
          <time className={page.note} dateTime={new Date(at).toISOString()}>
            {day(at)}
          </time>
        )}
        {by === null ? null : <span className={page.note}>{messages.usuallyBy(day(by))}</span>}
        {progress === 'current' && link ? <WaitedFor actor={actor} link={link} /> : null}
      </div>
    </li>
  );
}

function nameOf({ bankDetails }: ApplicationStatusReply, { name, progress }: PathStep, messages: StatusWords): string {
  const done: Partial<Record<PathStep['name'], string>> = messages.stepsDone;
  if (progress === 'done') return done[name] ?? messages.steps[name];
  if (name === 'bankDetails' && bankDetails === 'sent') return messages.steps.bankSent;
  return messages.steps[name];
}

type StatusWords = (typeof applicationStatusMessages)['en'];

function WaitedFor({ actor, link }: { actor: ApplicationStatusActor; link: MailedLink }) {
  const messages = useMessages(applicationStatusMessages);
  const sendable = useSelector(actor, (snapshot) => canSend(snapshot, link));
  const sending = useSelector(actor, (snapshot) => snapshot.matches('sendingLink') && snapshot.context.link === link);
  if (!sendable && !sending) return null;
  return (
    <>
      <span className={page.note}>{messages.byLink[link]}</span>
      <span>
        <Button look="secondary" actor={actor} event={{ type: 'link.send', link }}>
          {sending ? messages.sendingLink : messages.sendLink[link]}
        </Button>
      </span>
    </>
  );
}

function LinkNews({ actor }: Pick<PathProps, 'actor'>) {
  const messages = useMessages(applicationStatusMessages);
  const sent = useSelector(actor, (snapshot) => snapshot.matches({ ready: 'linkSent' }));
  const notSent = useSelector(actor, (snapshot) => snapshot.matches({ ready: 'linkNotSent' }));
  const message = useSelector(actor, ({ context }) => context.message);
  if (sent) return <Banner tone="success">{messages.linkSent}</Banner>;
  return notSent ? <Banner tone="danger">{message ?? messages.linkFailed}</Banner> : null;
}
