import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { OwnTrip } from '#contract/own-trip.ts';
import { maxFollowersLineLength } from '#contract/trip-choices.ts';
import { isSameValue } from '#machines/rules/same-value.ts';
import type { TripEditingActor } from '#machines/trip-editing/trip-editing.machine.ts';
import { canStep, isArchived, isMoving, missingIn } from '#machines/trip-editing/trip-editing.view.ts';
import type { TripStep } from '#machines/trip-editing/trip-steps.ts';
import type { TripEditorActor } from '#machines/trip-editor/trip-editor.machine.ts';
import { bookingAddress } from '#rules/booking-address.ts';
import { cityNameIn } from '#rules/city-name.ts';
import { rangeLabel } from '#rules/day-labels.ts';
import { sayProblem } from '#rules/problems.ts';
import type { TripField } from '#rules/trip-problems.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { focusField } from '#web/ui/focus-field.ts';
import { QuestionDialog } from '#web/ui/question-dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { UndoTools } from '#web/ui/undo-tools.tsx';
import { useLarge } from '#web/ui/use-wide.ts';
import { StayLink } from './stay-link.tsx';
import * as css from './trip-editor.css.ts';
import { tripEditorMessages } from './trip-editor.messages.ts';
import { useTrip, write } from './use-trip.ts';

interface PanelProps {
  page: TripEditorActor;
  editing: TripEditingActor;
  today: string;
}

export function PublishPanel({ page, editing, today }: PanelProps) {
  const messages = useMessages(tripEditorMessages);
  const { _id, state, address } = useSelector(editing, ({ context }) => context.saved);
  const moving = useSelector(editing, isMoving);
  const [dates, places] = [useTrip(editing, 'dates'), useTrip(editing, 'places')];
  const line = useTrip(editing, 'followersLine');
  const isOut = state === 'published' || state === 'changed';
  return (
    <section className={css.panel} aria-labelledby="publishing">
      <div className={css.panelHead}>
        <h2 id="publishing" className={css.panelTitle}>
          {messages.publishTitle}
        </h2>
        <Badge tone={isOut ? (state === 'changed' ? 'warning' : 'success') : 'plain'}>{messages.states[state]}</Badge>
      </div>
      <p className={css.quiet} role="status">
        {moving ? messages.working : messages.publishStatus[state]}
      </p>
      <Missing editing={editing} />
      {state === 'draft' ? (
        <TextField
          label={messages.fields.followersLine}
          hint={messages.followersHint}
          maxLength={maxFollowersLineLength}
          value={line}
          onText={(followersLine) => write(editing, { followersLine })}
        />
      ) : null}
      <Steps page={page} editing={editing} />
      {state === 'published' ? null : <Link to="preview">{messages.preview}</Link>}
      {state === 'draft' || state === 'unpublished' ? <Link to="link">{messages.privateLink}</Link> : null}
      {isOut ? <a href={address}>{messages.view}</a> : null}
      {isOut || state === 'draft' ? (
        <StayLink tripId={_id} dates={dates} today={today} city={places[0]?.cityName ?? null} />
      ) : null}
    </section>
  );
}

const fieldOf: Record<TripField, string> = {
  title: 'title',
  price: 'price',
  dates: 'dates',
  places: 'citySearch',
  itinerary: 'itinerary-title',
};

function Missing({ editing }: Pick<PanelProps, 'editing'>) {
  const messages = useMessages(tripEditorMessages);
  const language = useLanguage();
  const missing = useSelector(editing, missingIn, isSameValue);
  const problems = Object.entries(missing);
  if (problems.length === 0)
    return (
      <p className={css.complete}>
        <Check size={18} aria-hidden />
        {messages.complete}
      </p>
    );
  return (
    <div className={css.missing}>
      <h3 className={css.strong}>{messages.missing}</h3>
      <ul className={css.missingList}>
        {problems.map(([field, problem]) => (
          <li key={field}>
            <button type="button" className={css.missingLink} onClick={() => focusField(fieldOf[field as TripField])}>
              <CircleAlert size={18} aria-hidden />
              {sayProblem(problem, messages.fields[field as TripField], language)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const confirmed = ['discard', 'unpublish', 'archive', 'delete'] as const satisfies TripStep[];

function Steps({ page, editing }: Pick<PanelProps, 'page' | 'editing'>) {
  const messages = useMessages(tripEditorMessages);
  const archived = useSelector(editing, isArchived);
  const restorable = useSelector(editing, canStep('restore'));
  const isWide = useLarge();
  return (
    <div className={css.steps}>
      {archived || !isWide ? null : <PublishButton editing={editing} />}
      {restorable ? (
        <Button look="secondary" actor={editing} event={{ type: 'trip.step', step: 'restore' }}>
          {messages.steps.restore}
        </Button>
      ) : null}
      {confirmed.map((step) => (
        <ConfirmedStep key={step} {...{ page, editing, step }} />
      ))}
    </div>
  );
}

interface ConfirmedStepProps extends Pick<PanelProps, 'page' | 'editing'> {
  step: (typeof confirmed)[number];
}

function ConfirmedStep({ page, editing, step }: ConfirmedStepProps) {
  const messages = useMessages(tripEditorMessages);
  const possible = useSelector(editing, canStep(step));
  if (!possible) return null;
  return (
    <Button look="secondary" actor={page} event={{ type: 'step.request', step }}>
      {messages.steps[step]}
    </Button>
  );
}

export function StepQuestion({ page }: Pick<PanelProps, 'page'>) {
  const messages = useMessages(tripEditorMessages);
  const step = useSelector(page, ({ context }) => context.step);
  const stays = useSelector(page, ({ context }) => context.trip?.stays);
  if (step === null) return null;
  const { title, consequence, confirm } = messages.stepQuestions[step];
  const words =
    step === 'delete' && stays?.length ? <StaysOfTrip consequence={consequence} stays={stays} /> : consequence;
  return <QuestionDialog actor={page} title={title} words={words} answer={confirm} />;
}

function StaysOfTrip({ consequence, stays }: { consequence: string; stays: OwnTrip['stays'] }) {
  const messages = useMessages(tripEditorMessages);
  const language = useLanguage();
  return (
    <>
      {consequence} {messages.remainingStays(stays.length)}
      {stays.map(({ _id, hotelName, cityName, checkIn, checkOut }) => (
        <Fragment key={_id}>
          {' '}
          <Link to={bookingAddress('creator', _id)}>
            {`${hotelName}, ${cityNameIn(cityName, language)}, ${rangeLabel({ from: checkIn, to: checkOut }, language)}.`}
          </Link>
        </Fragment>
      ))}
    </>
  );
}

/** For narrow screens, where the publishing panel is below the form. */
export function PublishBar({ editing }: { editing: TripEditingActor }) {
  const messages = useMessages(tripEditorMessages);
  const missing = useSelector(editing, (snapshot) => Object.keys(missingIn(snapshot)).length);
  if (useSelector(editing, isArchived)) return null;
  return (
    <div className={css.bar}>
      <UndoTools actor={editing} />
      <a href="#publishing" className={css.barLink}>
        {missing === 0 ? messages.publishTitle : `${messages.missing}: ${missing}`}
      </a>
      <PublishButton editing={editing} />
    </div>
  );
}

function PublishButton({ editing }: { editing: TripEditingActor }) {
  const messages = useMessages(tripEditorMessages);
  const isPublic = useSelector(
    editing,
    ({ context: { saved } }) => saved.state === 'published' || saved.state === 'changed',
  );
  return (
    <Button actor={editing} event={{ type: 'trip.step', step: 'publish' }}>
      {isPublic ? messages.publishChanges : messages.steps.publish}
    </Button>
  );
}
