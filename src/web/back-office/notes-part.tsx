import { useSelector } from '@xstate/react';
import type { StaffNote } from '#contract/back-office.ts';
import { maxStaffNoteLength } from '#contract/back-office-choices.ts';
import { staffNoteProblem } from '#machines/rules/staff-note.ts';
import type { StaffNotesActor } from '#machines/staff-notes/staff-notes.machine.ts';
import { dateLabel } from '#rules/date-labels.ts';
import { sayProblem } from '#rules/problems.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import * as page from '#web/ui/page.css.ts';
import { QuestionDialog } from '#web/ui/question-dialog.tsx';
import { RefusalBanner } from '#web/ui/refusal-banner.tsx';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import * as office from './back-office.css.ts';
import * as css from './staff-notes.css.ts';
import { staffNotesMessages } from './staff-notes.messages.ts';

interface NotesProps {
  actor: StaffNotesActor;
}

export function NotesPart({ actor }: NotesProps) {
  const messages = useMessages(staffNotesMessages);
  const message = useSelector(actor, ({ context }) => context.message);
  const loading = useSelector(actor, (snapshot) => snapshot.matches({ open: 'loading' }));
  const refused = useSelector(actor, (snapshot) => snapshot.matches({ open: { ready: 'refused' } }));
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ open: 'failed' }));
  const missing = useSelector(actor, (snapshot) => snapshot.matches('missing'));
  return (
    <section className={css.part} aria-label={messages.title} aria-busy={loading}>
      <h3 className={office.subtitle}>{messages.title}</h3>
      {missing ? <p className={page.note}>{messages.missing}</p> : <NewNote actor={actor} />}
      {refused ? (
        <RefusalBanner onDismiss={() => actor.send({ type: 'banner.dismiss' })}>
          {message ?? messages.actionFailed}
        </RefusalBanner>
      ) : null}
      {failed ? <RetryBanner onRetry={() => actor.send({ type: 'call.retry' })}>{messages.failed}</RetryBanner> : null}
      {loading ? <p className={page.note}>{messages.loading}</p> : null}
      <Notes actor={actor} />
    </section>
  );
}

const tight = maxStaffNoteLength * 0.9;

function NewNote({ actor }: NotesProps) {
  const messages = useMessages(staffNotesMessages);
  const language = useLanguage();
  const draft = useSelector(actor, ({ context }) => context.draft);
  const adding = useSelector(actor, (snapshot) => snapshot.matches('adding'));
  const problem = staffNoteProblem(draft);
  return (
    <Form className={css.form} isBusy={adding} actor={actor} event={{ type: 'note.add' }}>
      <div className={css.field}>
        <TextArea
          label={messages.label}
          name="note"
          value={draft}
          maxLength={maxStaffNoteLength}
          tone={problem ? 'danger' : draft.length > tight ? 'warning' : 'calm'}
          hint={messages.hint}
          error={problem ? sayProblem(problem, messages.label, language) : null}
          readOnly={adding}
          onText={(typed) => actor.send({ type: 'draft.change', draft: typed })}
        />
      </div>
      <Button look="secondary" type="submit">
        {adding ? messages.saving : messages.add}
      </Button>
    </Form>
  );
}

function Notes({ actor }: NotesProps) {
  const messages = useMessages(staffNotesMessages);
  const notes = useSelector(actor, ({ context }) => context.notes?.data ?? null);
  if (notes === null) return null;
  if (notes.length === 0) return <p className={page.note}>{messages.empty}</p>;
  return (
    <ol className={css.notes}>
      {notes.map((note) => (
        <li key={note._id} className={css.note}>
          <Note actor={actor} note={note} />
        </li>
      ))}
    </ol>
  );
}

function Note({ actor, note: { _id: id, author, isOwn, content, createdAt } }: NotesProps & { note: StaffNote }) {
  const messages = useMessages(staffNotesMessages);
  const language = useLanguage();
  const isChosen = useSelector(actor, ({ context }) => context.removed === id);
  const removing = useSelector(actor, (snapshot) => snapshot.matches({ open: 'removing' })) && isChosen;
  const confirming = useSelector(actor, (snapshot) => snapshot.matches({ open: 'confirming' })) && isChosen;
  const day = dateLabel(createdAt, 'moment', language);
  return (
    <>
      <div className={css.head}>
        <div className={css.byWhom}>
          <span className={css.author}>{author}</span>
          <time className={css.day} dateTime={new Date(createdAt).toISOString()}>
            {day}
          </time>
        </div>
        {isOwn ? (
          <Button look="quiet" aria-label={messages.removeOf(day)} actor={actor} event={{ type: 'note.remove', id }}>
            {removing ? messages.removing : messages.remove}
          </Button>
        ) : null}
      </div>
      <p className={css.content} dir="auto">
        {content}
      </p>
      {confirming ? (
        <QuestionDialog actor={actor} title={messages.removeQuestion} words={content} answer={messages.confirm} />
      ) : null}
    </>
  );
}
