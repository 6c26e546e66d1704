import { useSelector } from '@xstate/react';
import { maxNameLength, maxQuestionLength } from '#contract/question-choices.ts';
import { isRefusedAsWhole, isSubmitting } from '#machines/form-state.ts';
import type { TripQuestionActor } from '#machines/trip-question/trip-question.machine.ts';
import { shownError } from '#machines/trip-question/trip-question.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import { Form } from '#web/ui/form.tsx';
import * as page from '#web/ui/page.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useField } from '#web/ui/use-field.ts';
import { questionsMessages } from './questions.messages.ts';

interface TripQuestionProps {
  actor: TripQuestionActor;
  /** The address of the trip. */
  back: string;
}

export function TripQuestionScreen({ actor, back }: TripQuestionProps) {
  const messages = useMessages(questionsMessages);
  const about = useSelector(actor, ({ context }) => context.about);
  const message = useSelector(actor, ({ context }) => context.message);
  const loading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const missing = useSelector(actor, (snapshot) => snapshot.matches('missing'));
  const sent = useSelector(actor, (snapshot) => snapshot.matches('sent'));
  const title = about === null ? messages.askHeading : messages.askTitle(about.title);
  return (
    <Page title={title}>
      <Heading>{sent ? messages.sentTitle : title}</Heading>
      {loading ? <Spinner words={messages.formLoading} /> : null}
      {failed ? (
        <FailedState words={message ?? messages.formFailed} onRetry={() => actor.send({ type: 'call.retry' })} />
      ) : null}
      {missing ? <EmptyState spot="missing" words={message ?? messages.formFailed} /> : null}
      {sent ? <EmptyState spot="done" words={messages.sent} /> : null}
      {about === null || sent ? null : <QuestionFields actor={actor} fullName={about.fullName} />}
      <p>
        <a href={back}>{messages.back}</a>
      </p>
    </Page>
  );
}

const tight = maxQuestionLength * 0.9;

function QuestionFields({ actor, fullName }: Pick<TripQuestionProps, 'actor'> & { fullName: string }) {
  const messages = useMessages(questionsMessages);
  const message = useSelector(actor, ({ context }) => context.message);
  const refused = useSelector(actor, isRefusedAsWhole);
  const busy = useSelector(actor, isSubmitting);
  const text = useField(actor, { name: 'message', label: messages.message, shownError });
  return (
    <>
      <p className={page.lead}>{messages.askLead(fullName)}</p>
      <Form
        isBusy={busy}
        refusal={refused ? (message ?? messages.notSent) : null}
        actor={actor}
        event={{ type: 'question.send' }}
      >
        <TextField
          {...useField(actor, { name: 'name', label: messages.name, shownError })}
          autoComplete="name"
          maxLength={maxNameLength}
          onBlur={() => actor.send({ type: 'field.leave', field: 'name' })}
        />
        <TextField
          {...useField(actor, { name: 'email', label: messages.email, shownError })}
          type="email"
          autoComplete="email"
          maxLength={254}
          onBlur={() => actor.send({ type: 'field.leave', field: 'email' })}
        />
        <TextArea
          {...text}
          rows={6}
          maxLength={maxQuestionLength}
          tone={text.error ? 'danger' : text.value.length > tight ? 'warning' : 'calm'}
          onBlur={() => actor.send({ type: 'field.leave', field: 'message' })}
        />
        <div>
          <Button type="submit">{busy ? messages.sending : messages.send}</Button>
        </div>
      </Form>
    </>
  );
}
