import { useSelector } from '@xstate/react';
import { maxNoteLength } from '#contract/booking-choices.ts';
import type { Booking } from '#contract/hotel-booking.ts';
import type { HotelBookingsActor } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import { isNoting, mayWriteNote, shownNoteProblem } from '#machines/hotel-bookings/hotel-bookings.view.ts';
import { sayProblem } from '#rules/problems.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { SendErrorBanner } from './stay-banner.tsx';
import { isWithdrawn, momentOf } from './stay-labels.ts';
import * as css from './stay-page.css.ts';
import { type StayMessages, useStayMessages } from './use-stay-messages.ts';

interface ThreadProps {
  actor: HotelBookingsActor;
  booking: Booking;
}

export function StayThread({ actor, booking }: ThreadProps) {
  const messages = useStayMessages();
  const by = useSelector(actor, ({ context }) => context.by);
  const lines = linesOf(booking);
  return (
    <section className={css.section} aria-labelledby="thread">
      <h2 id="thread" className={css.subtitle}>
        {messages.thread}
      </h2>
      <ol className={css.thread}>
        {lines.map((line) => (
          <Line key={line._id} line={line} booking={booking} isOwn={line.by === by} />
        ))}
      </ol>
      <NoteForm actor={actor} />
    </section>
  );
}

type Event = Booking['events'][number];
type Note = Booking['notes'][number];
type ThreadLine = { _id: string; at: number; by: Event['by']; note: Note | null; event: Event | null };

const linesOf = ({ notes, events }: Booking): ThreadLine[] =>
  [
    ...notes.map((note) => ({ _id: note._id, at: note.createdAt, by: note.by, note, event: null })),
    ...events.map((event) => ({ _id: event._id, at: event.at, by: event.by, note: null, event })),
  ].toSorted((one, other) => one.at - other.at);

function Line({ line, booking, isOwn }: { line: ThreadLine; booking: Booking; isOwn: boolean }) {
  const messages = useStayMessages();
  const language = useLanguage();
  const time =
    line.at === 0 ? null : (
      <time className={css.time} dateTime={new Date(line.at).toISOString()}>
        {momentOf(line.at, booking, messages, language)}
      </time>
    );
  const names = {
    creator: booking.creator.fullName,
    sponsor: booking.sponsor?.fullName ?? '',
    staff: messages.team,
    system: '',
  };
  const who = isOwn ? messages.you : line.note?.author || names[line.by];
  if (line.note)
    return (
      <li className={isOwn ? css.ownNote : css.note}>
        <p className={css.noteHead}>
          <strong dir="auto">{who}</strong>
          {time}
        </p>
        <p className={css.noteText} dir="auto">
          {line.note.content}
        </p>
      </li>
    );
  const { move = '', reason = '' } = line.event ?? {};
  return (
    <li className={css.event}>
      <p className={css.eventWords}>{eventLabel(move, isOwn ? null : who, booking, messages)}</p>
      {time}
      {reason === '' ? null : <p className={css.eventReason} dir="auto">{`“${reason}”`}</p>}
    </li>
  );
}

/** null = the reader did it. */
function eventLabel(move: string, who: string | null, booking: Booking, messages: StayMessages): string {
  const name = move.replace(/^booking\./, '');
  const [events, youDid]: Record<string, string>[] = [messages.events, messages.youDid];
  if (who === null) return youDid?.[name === 'cancel' && isWithdrawn(booking) ? 'withdraw' : name] ?? name;
  const what = events?.[name] ?? move;
  return who === '' ? what : `${who} ${what}`;
}

function NoteForm({ actor }: { actor: HotelBookingsActor }) {
  const messages = useStayMessages();
  const note = useSelector(actor, ({ context }) => context.note);
  const mayWrite = useSelector(actor, mayWriteNote);
  const noting = useSelector(actor, isNoting);
  const language = useLanguage();
  const problem = useSelector(actor, shownNoteProblem);
  return (
    <Form className={css.noteForm} isBusy={noting} actor={actor} event={{ type: 'note.submit' }}>
      <TextArea
        label={messages.noteLabel}
        name="note"
        value={note}
        maxLength={maxNoteLength}
        tone={note.length > maxNoteLength ? 'danger' : note.length > maxNoteLength * 0.9 ? 'warning' : 'calm'}
        hint={messages.noteHint}
        error={problem ? sayProblem(problem, messages.noteLabel, language) : null}
        readOnly={!mayWrite}
        onText={(content) => actor.send({ type: 'note.change', content })}
      />
      <SendErrorBanner actor={actor} of="note" />
      <div className={css.actions}>
        <Button type="submit" look="secondary">
          {noting ? messages.addingNote : messages.addNote}
        </Button>
      </div>
    </Form>
  );
}
