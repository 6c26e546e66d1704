import { useSelector } from '@xstate/react';
import type { Question } from '#contract/question.ts';
import { maxQuestionLength } from '#contract/question-choices.ts';
import type { OwnQuestionsActor } from '#machines/own-questions/own-questions.machine.ts';
import { dateLabel } from '#rules/date-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import { Form } from '#web/ui/form.tsx';
import * as page from '#web/ui/page.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';
import { QuestionDialog } from '#web/ui/question-dialog.tsx';
import { RefusalBanner } from '#web/ui/refusal-banner.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import * as css from './questions.css.ts';
import { questionsMessages } from './questions.messages.ts';
import { Replies } from './replies.tsx';

interface OwnQuestionsProps {
  actor: OwnQuestionsActor;
}

export function OwnQuestionsScreen({ actor }: OwnQuestionsProps) {
  const messages = useMessages(questionsMessages);
  const questions = useSelector(actor, ({ context }) => context.questions);
  const message = useSelector(actor, ({ context }) => context.message);
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const refused = useSelector(actor, (snapshot) => snapshot.matches({ ready: 'refused' }));
  const confirming = useSelector(actor, (snapshot) => snapshot.matches('confirming'));
  return (
    <Page title={messages.title}>
      <Heading>{messages.title}</Heading>
      <p className={page.lead}>{messages.lead}</p>
      {questions === null && !failed ? <Spinner words={messages.loading} /> : null}
      {failed ? (
        <FailedState words={message ?? messages.failed} onRetry={() => actor.send({ type: 'call.retry' })} />
      ) : null}
      {refused ? (
        <RefusalBanner onDismiss={() => actor.send({ type: 'banner.dismiss' })}>
          {message ?? messages.notSaved}
        </RefusalBanner>
      ) : null}
      {questions === null ? null : (
        <>
          <Switch
            label={messages.welcome}
            hint={messages.welcomeHint}
            isOn={questions.areWelcome}
            actor={actor}
            event={(areWelcome) => ({ type: 'welcome.switch', areWelcome })}
          />
          {questions.data.length === 0 ? <EmptyState words={messages.none} /> : null}
          <ol className={css.list}>
            {questions.data.map((question) => (
              <li key={question._id} className={css.card}>
                <Thread actor={actor} question={question} />
              </li>
            ))}
          </ol>
        </>
      )}
      {confirming ? (
        <QuestionDialog
          actor={actor}
          title={messages.reportTitle}
          words={messages.reportWords}
          answer={messages.reportConfirm}
        />
      ) : null}
    </Page>
  );
}

function Thread({ actor, question }: OwnQuestionsProps & { question: Question }) {
  const messages = useMessages(questionsMessages);
  const language = useLanguage();
  const { _id: id, state, name, tripTitle, message, answer, replies, createdAt } = question;
  const isWaiting = state === 'asked' || state === 'publishedAsked';
  const isShown = state === 'published' || state === 'publishedAsked';
  const isOpen = isWaiting || isShown || state === 'answered';
  return (
    <>
      <div className={css.head}>
        <h2 className={css.name} dir="auto">
          {messages.about(name, tripTitle)}
        </h2>
        <Badge tone={isWaiting ? 'coral' : 'plain'}>{messages.states[state]}</Badge>
      </div>
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
      <Replies replies={replies} visitor={name} creator={messages.you} />
      {isWaiting ? <AnswerForm actor={actor} id={id} /> : null}
      {state === 'answered' ? <p className={page.note}>{messages.unnamed}</p> : null}
      {isOpen ? (
        <div className={css.actions}>
          {state === 'asked' ? null : (
            <Button
              look="secondary"
              actor={actor}
              event={{ type: 'question.move', id, request: { move: isShown ? 'hide' : 'publish' } }}
            >
              {isShown ? messages.hide : messages.publish}
            </Button>
          )}
          {isShown ? null : (
            <Button look="quiet" actor={actor} event={{ type: 'question.move', id, request: { move: 'close' } }}>
              {answer === null ? messages.close : messages.closeAnswered}
            </Button>
          )}
          <Button look="quiet" actor={actor} event={{ type: 'question.move', id, request: { move: 'report' } }}>
            {messages.report}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function AnswerForm({ actor, id }: OwnQuestionsProps & { id: string }) {
  const messages = useMessages(questionsMessages);
  const answer = useSelector(actor, ({ context }) => context.drafts[id] ?? '');
  const moving = useSelector(actor, (snapshot) => snapshot.matches('moving') && snapshot.context.moving?.id === id);
  const request = { move: 'answer' as const, answer };
  return (
    <Form isBusy={moving} actor={actor} event={{ type: 'question.move', id, request }}>
      <TextArea
        label={messages.answer}
        name={`answer-${id}`}
        value={answer}
        rows={4}
        maxLength={maxQuestionLength}
        tone={answer.trim().length > maxQuestionLength ? 'danger' : 'calm'}
        readOnly={moving}
        onText={(typed) => actor.send({ type: 'draft.change', id, answer: typed })}
      />
      <div>
        <Button type="submit">{moving ? messages.saving : messages.sendAnswer}</Button>
      </div>
    </Form>
  );
}
