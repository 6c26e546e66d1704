import { useSelector } from '@xstate/react';
import { stayOutcomes } from '#contract/booking-choices.ts';
import type { Booking, BookingMoveRequest } from '#contract/hotel-booking.ts';
import {
  draftField,
  draftFields,
  type MoveField,
  type MoveName,
  moveFields,
  moveProblems,
} from '#machines/hotel-bookings/booking-moves.ts';
import type { HotelBookingsActor } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import { isIdle, shownMoveProblems } from '#machines/hotel-bookings/hotel-bookings.view.ts';
import { isSameValue } from '#machines/rules/same-value.ts';
import type { TextDrafts } from '#machines/text-drafts.ts';
import { dayIn, daysAfter, firstCheckOut, tomorrowIn } from '#rules/booking-days.ts';
import { sayProblem } from '#rules/problems.ts';
import { stayLabelOf } from '#rules/stay-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { Button } from '#web/ui/button.tsx';
import * as field from '#web/ui/field.css.ts';
import { Form } from '#web/ui/form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useMoment } from '#web/ui/use-moment.ts';
import { cancelLabel, moveLabel, placeOf, whoseDays } from './stay-labels.ts';
import * as css from './stay-page.css.ts';
import { type StayMessages, useStayMessages } from './use-stay-messages.ts';

interface MoveFormProps {
  actor: HotelBookingsActor;
  booking: Booking;
  name: MoveName;
}

export function MoveForm({ actor, booking, name }: MoveFormProps) {
  const messages = useStayMessages();
  const idle = useSelector(actor, isIdle);
  const [hints, sends]: [Texts, Texts] = [messages.moveHints, messages.send];
  const by = useSelector(actor, ({ context }) => context.by);
  const label = moveLabel(name, booking, by, messages);
  const reasonHint = reasonHintOf({ currentBooking: booking, by }, name, messages);
  const isStarted = useSelector(actor, ({ context }) => isTyped(context.moveDrafts, name));
  const focusWrong = (form: HTMLFormElement) => {
    const [wrong] = Object.keys(shownMoveProblems(name)(actor.getSnapshot()));
    form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  return (
    <details className={css.move} name="moves" open={isStarted}>
      <summary className={css.moveName}>{label}</summary>
      <Form
        className={css.moveForm}
        isBusy={!idle}
        actor={actor}
        event={(data) => ({ type: 'move.submit', request: requestIn(data, name), at: Date.now() })}
        onSubmit={focusWrong}
        onWrite={(data) => actor.send({ type: 'move.change', request: requestIn(data, name) })}
      >
        <p className={css.hint}>{[hints[name], reasonHint].filter(Boolean).join(' ')}</p>
        {moveFields[name].map((each) => (
          <Field key={each} actor={actor} booking={booking} name={name} of={each} />
        ))}
        <div className={css.actions}>
          <Button type="submit">
            {name === 'cancel' && cancelLabel(booking.state, by, messages) !== null ? label : (sends[name] ?? label)}
          </Button>
        </div>
      </Form>
    </details>
  );
}

const isTyped = (typed: TextDrafts, name: MoveName): boolean => draftFields(name).some((word) => word in typed);

function reasonHintOf(booking: Parameters<typeof moveProblems>[0], name: MoveName, messages: StayMessages): string {
  if (name !== 'cancel' && name !== 'decline') return '';
  return moveProblems(booking, { move: name, reason: '' }, 0).reason ? messages.reasonNeeded : messages.reasonOptional;
}

type Texts = Partial<Record<MoveName, string>>;

function requestIn(data: FormData, move: MoveName): BookingMoveRequest {
  const textOf = (name: MoveField) => String(data.get(name) ?? '').trim();
  if (move === 'offer')
    return {
      move,
      hotelName: textOf('hotelName'),
      address: textOf('address'),
      terms: textOf('terms'),
      replyBy: textOf('replyBy'),
    };
  if (move === 'askOtherDates') return { move, checkIn: textOf('checkIn'), checkOut: textOf('checkOut') };
  if (move === 'recordOutcome')
    return { move, outcome: stayOutcomes.find((each) => each === textOf('outcome')) ?? 'stayed' };
  return move === 'decline' || move === 'cancel' ? { move, reason: textOf('reason') } : { move };
}

const dates: readonly MoveField[] = ['checkIn', 'checkOut', 'replyBy'];
const known: readonly MoveField[] = ['hotelName', 'checkIn', 'checkOut'];
const maxLengths: Partial<Record<MoveField, number>> = { hotelName: 120, address: 300, terms: 2000, reason: 1000 };

function Field({ actor, booking, name, of }: MoveFormProps & { of: MoveField }) {
  const messages = useStayMessages();
  const language = useLanguage();
  const problem = useSelector(actor, shownMoveProblems(name), isSameValue)[of];
  const label = stayLabelOf(of, language);
  const error = problem ? sayProblem(problem, label, language) : null;
  const current = { ...booking, ...booking.otherDates };
  const typed = useSelector(actor, ({ context }) => context.moveDrafts[draftField(name, of)]);
  const arrival =
    useSelector(actor, ({ context }) => context.moveDrafts[draftField(name, 'checkIn')]) ?? current.checkIn;
  const now = useMoment(booking);
  const plain = { name: of, label, error, maxLength: maxLengths[of], defaultValue: typed ?? '' };
  if (of === 'outcome') return <Outcome chosen={typed ?? stayOutcomes[0]} />;
  if (of === 'terms' || of === 'reason') return <Lines {...plain} id={`${name}-${of}`} />;
  return (
    <TextField
      {...plain}
      autoComplete="off"
      defaultValue={typed ?? (known.includes(of) ? String(Reflect.get(current, of)) : '')}
      {...(dates.includes(of) && {
        type: 'date',
        ...offeredDays(of, { ...booking, arrival, now }),
        hint:
          of === 'replyBy' ? messages.replyByHint(placeOf(booking, language)) : whoseDays(booking, messages, language),
      })}
    />
  );
}

interface DayFieldContext extends Pick<Booking, 'checkIn' | 'timeZone'> {
  arrival: string;
  now: number;
}

function offeredDays(
  of: MoveField,
  { checkIn, timeZone, arrival, now }: DayFieldContext,
): { min: string; max?: string } {
  if (of === 'replyBy') return { min: dayIn(timeZone, now), max: daysAfter(checkIn, -1) };
  const tomorrow = tomorrowIn(timeZone, now);
  return { min: of === 'checkIn' ? tomorrow : firstCheckOut(arrival, tomorrow) };
}

interface LinesProps {
  id: string;
  name: string;
  label: string;
  error: string | null;
  maxLength: number | undefined;
  defaultValue: string;
}

const Lines = ({ id, label, error, ...area }: LinesProps) => (
  <div className={field.field}>
    <label className={field.label} htmlFor={id}>
      {label}
    </label>
    <textarea
      {...area}
      id={id}
      rows={3}
      className={css.lines}
      aria-invalid={error !== null}
      aria-describedby={`${id}-note`}
    />
    <p id={`${id}-note`} {...(error !== null && { className: field.error, role: 'alert' })}>
      {error}
    </p>
  </div>
);

function Outcome({ chosen }: { chosen: string }) {
  const messages = useStayMessages();
  return (
    <fieldset className={css.outcomes}>
      <legend className={field.label}>{messages.outcome}</legend>
      {stayOutcomes.map((each) => (
        <label key={each} className={css.outcome}>
          <input type="radio" name="outcome" value={each} defaultChecked={each === chosen} className={css.radio} />
          {messages.outcomes[each]}
        </label>
      ))}
    </fieldset>
  );
}
