import { useSelector } from '@xstate/react';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ApplicationStatusReply } from '#contract/application.ts';
import type { RejectionReason } from '#contract/rejection.ts';
import type { ApplicationStatusActor } from '#machines/application-status/application-status.machine.ts';
import { dateLabel } from '#rules/date-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import * as page from '#web/ui/page.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import * as css from './application-status.css.ts';
import { applicationStatusWords } from './application-status-words.ts';

export function ApplicationStatusScreen({ actor }: { actor: ApplicationStatusActor }) {
  const { ui } = useText();
  const text = useWords(applicationStatusWords);
  const state = useSelector(actor, ({ value }) => value);
  const status = useSelector(actor, ({ context }) => context.status);
  const message = useSelector(actor, ({ context }) => context.message);
  return (
    <Page title={text.statusTitle}>
      {state === 'loading' ? <Spinner words={text.statusLoading} /> : null}
      {state === 'ready' && status ? <Status status={status} /> : null}
      {state === 'unknown' ? (
        <div className={page.centred}>
          <Heading>{text.statusTitle}</Heading>
          <EmptyState words={text.statusUnknown} />
        </div>
      ) : null}
      {state === 'failed' ? (
        <div className={page.centred}>
          <Heading>{text.statusTitle}</Heading>
          <Banner tone="danger">{message ?? text.statusUnreachable}</Banner>
          <Button onClick={() => actor.send({ type: 'call.retry' })}>{ui.tryAgain}</Button>
        </div>
      ) : null}
    </Page>
  );
}

function Status({ status }: { status: ApplicationStatusReply }) {
  const text = useWords(applicationStatusWords);
  const headings = { ONHOLD: text.held, APPROVED: text.approved, REJECTED: text.rejected };
  const words = { ONHOLD: text.heldWords, APPROVED: text.approvedWords, REJECTED: text.rejectedWords };
  const said = status.isSuspended ? text.suspendedWords : status.isActive ? text.active : words[status.status];
  return (
    <>
      <p className={page.note}>{text.hello(status.fullName)}</p>
      <Heading>{status.isSuspended ? text.suspended : headings[status.status]}</Heading>
      <p className={page.lead}>{said}</p>
      {status.status === 'APPROVED' && !status.isSuspended ? <Todo status={status} /> : null}
      {status.status === 'REJECTED' ? <Reason status={status} /> : null}
      <p className={page.note}>{text.reference(status.reference)}</p>
    </>
  );
}

function Todo({ status }: { status: ApplicationStatusReply }) {
  const text = useWords(applicationStatusWords);
  const { application } = useText();
  const { todo } = text;
  const items = [
    { words: todo.password, isDone: status.hasPassword },
    { words: status.bankDetails === 'sent' ? todo.bankSent : todo.bank, isDone: status.bankDetails === 'verified' },
    { words: todo.trip, isDone: false },
    { words: todo.blog, isDone: false },
  ];
  return (
    <ul className={css.list}>
      {items.map(({ words, isDone }) => (
        <li key={words} className={isDone ? css.done : css.item}>
          {isDone ? (
            <CircleCheck size={20} strokeWidth={1.75} aria-label={application.done} />
          ) : (
            <Circle size={20} strokeWidth={1.75} aria-hidden />
          )}
          {words}
        </li>
      ))}
    </ul>
  );
}

function Reason({ status: { reason, reasonText, mayApplyAgainAt } }: { status: ApplicationStatusReply }) {
  const text = useWords(applicationStatusWords);
  const language = useLanguage();
  const day = dateLabel(mayApplyAgainAt ?? 0, 'longDay', language);
  const reasons: Record<RejectionReason, string> = text.reasons;
  return (
    <>
      <div className={css.reason}>
        <p>{reasons[(reason ?? 'other') as RejectionReason]}</p>
        {reasonText ? <p className={css.words}>{reasonText}</p> : null}
      </div>
      {mayApplyAgainAt === null ? null : <p>{text.again(day)}</p>}
    </>
  );
}
