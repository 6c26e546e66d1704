import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ReportedQuestion } from '#contract/question.ts';
import type { ReportedQuestionsActor } from '#machines/reported-questions/reported-questions.machine.ts';
import { dateLabel } from '#rules/date-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import * as page from '#web/ui/page.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';
import { flexRow } from '#web/ui/primitives.css.ts';
import { QuestionDialog } from '#web/ui/question-dialog.tsx';
import { RefusalBanner } from '#web/ui/refusal-banner.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import * as css from './questions.css.ts';
import { questionsMessages } from './questions.messages.ts';
import { Replies } from './replies.tsx';

interface ReportedQuestionsProps {
  actor: ReportedQuestionsActor;
  keys?: ReactNode;
  bar?: ReactNode;
}

export function ReportedQuestionsScreen({ actor, keys, bar }: ReportedQuestionsProps) {
  const messages = useMessages(questionsMessages);
  const questions = useSelector(actor, ({ context }) => context.questions?.data ?? null);
  const message = useSelector(actor, ({ context }) => context.message);
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const refused = useSelector(actor, (snapshot) => snapshot.matches({ ready: 'refused' }));
  return (
    <Page title={messages.reportedTitle} isWide>
      <div className={flexRow}>
        <Heading>{messages.reportedTitle}</Heading>
        {keys}
      </div>
      {bar}
      {questions === null && !failed ? <Spinner words={messages.reportedLoading} /> : null}
      {failed ? (
        <FailedState words={message ?? messages.reportedFailed} onRetry={() => actor.send({ type: 'call.retry' })} />
      ) : null}
      {refused ? (
        <RefusalBanner onDismiss={() => actor.send({ type: 'banner.dismiss' })}>
          {message ?? messages.notDecided}
        </RefusalBanner>
      ) : null}
      {questions?.length === 0 ? <EmptyState words={messages.noneReported} /> : null}
      <ol className={css.list}>
        {questions?.map((question) => (
          <li key={question._id} className={css.card} data-row={question._id} tabIndex={-1}>
            <Report actor={actor} question={question} />
          </li>
        ))}
      </ol>
    </Page>
  );
}

function Report({ actor, question }: ReportedQuestionsProps & { question: ReportedQuestion }) {
  const messages = useMessages(questionsMessages);
  const language = useLanguage();
  const { _id: id, name, creator, message, answer, replies, createdAt } = question;
  const confirming = useSelector(
    actor,
    (snapshot) => snapshot.matches('confirming') && snapshot.context.decision?.id === id,
  );
  return (
    <>
      <h2 className={css.name} dir="auto">
        {messages.to(name, creator)}
      </h2>
      <time className={page.note} dateTime={new Date(createdAt).toISOString()}>
        {dateLabel(createdAt, 'moment', language)}
      </time>
      <p className={css.text} dir="auto">
        {message}
      </p>
      {answer === null ? null : (
        <p className={css.answer} dir="auto">
          {answer}
        </p>
      )}
      <Replies replies={replies} visitor={name} creator={creator} />
      <div className={css.actions}>
        <Button look="secondary" actor={actor} event={{ type: 'question.decide', id, move: 'dismiss' }}>
          {messages.dismiss}
        </Button>
        <Button look="quiet" actor={actor} event={{ type: 'question.decide', id, move: 'block' }}>
          {messages.block}
        </Button>
      </div>
      {confirming ? (
        <QuestionDialog
          actor={actor}
          title={messages.blockTitle(name)}
          words={messages.blockWords}
          answer={messages.blockConfirm}
        />
      ) : null}
    </>
  );
}
