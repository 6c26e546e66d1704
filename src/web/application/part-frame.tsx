import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import { isPaymentLeftOut, openErrors, openFields } from '#machines/application/application.view.ts';
import { hasNext, hasPrevious } from '#machines/application-parts/application-parts.view.ts';
import { stepNames } from '#machines/rules/application-steps.ts';
import { applicationFields, type StepName, steps } from '#rules/application-fields.ts';
import { labelOf } from '#rules/field-labels.ts';
import { applicationMessages } from '#web/i18n/application.messages.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button, PlainButton } from '#web/ui/button.tsx';
import type { ApplicationActors } from './application-actors.ts';
import * as css from './application-form.css.ts';
import { applicationPartsMessages } from './application-parts.messages.ts';

interface FrameProps {
  actors: ApplicationActors;
}

export function PartSteps({ actors }: FrameProps) {
  const messages = { ...useMessages(applicationMessages), ...useMessages(applicationPartsMessages) };
  const { step, passed } = useSelector(actors.parts, ({ context }) => context);
  const left = useSelector(actors.application, (snapshot) => (passed ? openFields(snapshot, passed).length : 0));
  return (
    <div className={css.partFrameSteps}>
      <nav aria-label={messages.stepsTitle}>
        <ol className={css.dots}>
          {stepNames.map((each) => (
            <Dot key={each} actors={actors} step={each} />
          ))}
        </ol>
      </nav>
      <div role="status" className={css.status}>
        <p>{messages.partOf(stepNames.indexOf(step) + 1, stepNames.length)}</p>
        {passed && left > 0 ? <p className={css.passed}>{messages.passed(messages[passed], left)}</p> : null}
      </div>
    </div>
  );
}

function Dot({ actors, step }: FrameProps & { step: StepName }) {
  const messages = useMessages(applicationMessages);
  const isShown = useSelector(actors.parts, ({ context }) => context.step === step);
  const open = useSelector(actors.application, (snapshot) => openFields(snapshot, step).length);
  const isLeftOut = useSelector(actors.application, (snapshot) => step === 'payment' && isPaymentLeftOut(snapshot));
  const isDone = open === 0 && !isLeftOut;
  const number = stepNames.indexOf(step) + 1;
  const look = isShown ? css.dot.shown : isDone ? css.dot.done : css.dot.open;
  return (
    <li className={css.dotPlace}>
      <PlainButton
        className={look}
        aria-current={isShown ? 'step' : undefined}
        aria-label={`${number}. ${messages[step]}, ${isLeftOut ? messages.mayWait : isDone ? messages.done : messages.open(open)}`}
        actor={actors.parts}
        event={{ type: 'part.open', step }}
      >
        {isDone && !isShown ? <Check size={18} aria-hidden /> : number}
      </PlainButton>
    </li>
  );
}

const mostNamed = 4;

export function PartBar({ actors }: FrameProps) {
  const messages = useMessages(applicationPartsMessages);
  const goesOn = useSelector(actors.parts, hasNext);
  const goesBack = useSelector(actors.parts, hasPrevious);
  return (
    <div className={css.bar}>
      <ToDo actors={actors} />
      <div className={css.stepButtons}>
        {goesBack ? (
          <Button look="secondary" actor={actors.parts} event={{ type: 'part.back' }}>
            {messages.back}
          </Button>
        ) : null}
        {goesOn ? (
          <span className={css.next}>
            <Button type="submit">{messages.next}</Button>
          </span>
        ) : null}
      </div>
    </div>
  );
}

function ToDo({ actors }: FrameProps) {
  const messages = useMessages(applicationPartsMessages);
  const language = useLanguage();
  const step = useSelector(actors.parts, ({ context }) => context.step);
  const problems = useSelector(actors.application, openErrors);
  const inSight = step === 'review' ? applicationFields : steps[step];
  const open = inSight.filter((field) => problems[field] !== undefined);
  if (open.length === 0) return <p className={css.allDone}>{messages.allDone}</p>;
  return (
    <p className={css.toDo}>
      <span>{messages.toDo}</span>
      {open.slice(0, mostNamed).map((field) => (
        <PlainButton key={field} className={css.toDoField} actor={actors.parts} event={{ type: 'field.find', field }}>
          {labelOf(field, language)}
        </PlainButton>
      ))}
      {open.length > mostNamed ? <span>{messages.more(open.length - mostNamed)}</span> : null}
    </p>
  );
}
