import { useSelector } from '@xstate/react';
import type { ApplicationSelectionActor } from '#machines/application-selection/application-selection.machine.ts';
import type { SelectableRow } from '#machines/application-selection/application-selection.setup.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { TickBox } from '#web/ui/tick-box.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import * as office from './back-office.css.ts';
import * as css from './queue.css.ts';
import { RejectionForm } from './rejection-form.tsx';
import { selectingMessages } from './selecting.messages.ts';

interface SelectionProps {
  actor: ApplicationSelectionActor;
}

/** The checkbox of a row; with Shift it ticks the rows from the last one to this. */
export function RowTick({ actor, row: { id, fullName } }: SelectionProps & { row: SelectableRow }) {
  const messages = useMessages(selectingMessages);
  const ticked = useSelector(actor, ({ context }) => context.ticked.includes(id));
  const selectable = useSelector(actor, ({ context }) => context.rows.some((row) => row.id === id));
  if (!selectable) return null;
  return (
    <TickBox
      look={css.tick}
      className={css.box}
      label={messages.tick(fullName)}
      shortcut="x"
      isTicked={ticked}
      actor={actor}
      event={(isRange) => ({ type: isRange ? 'row.reach' : 'row.tick', id })}
    />
  );
}

export function SelectionBar({ actor }: SelectionProps) {
  const messages = useMessages(selectingMessages);
  const count = useSelector(actor, ({ context }) => context.ticked.length);
  const hasOutcome = useSelector(
    actor,
    (snapshot) => snapshot.matches({ ready: 'undecided' }) || snapshot.matches({ ready: 'refused' }),
  );
  if (count === 0 && !hasOutcome) return null;
  return (
    <section className={css.bar} aria-label={messages.title}>
      {hasOutcome ? <Outcome actor={actor} /> : null}
      {count > 0 ? <Actions actor={actor} count={count} /> : null}
    </section>
  );
}

function Outcome({ actor }: SelectionProps) {
  const messages = useMessages(selectingMessages);
  const ui = useMessages(uiMessages);
  const undecided = useSelector(actor, ({ context }) => context.undecided);
  const message = useSelector(actor, ({ context }) => context.message);
  const dismiss = { label: ui.dismiss, onPress: () => actor.send({ type: 'banner.dismiss' }) };
  if (undecided.length === 0)
    return (
      <Banner tone="danger" takesFocus actions={[dismiss]}>
        {message ?? messages.failed}
      </Banner>
    );
  return (
    <Banner tone="warning" actions={[dismiss]}>
      {messages.left(undecided.length)}
      <ul className={css.undecided}>
        {undecided.map(({ id, fullName, refusal }) => (
          <li key={id}>{`${fullName}: ${refusal}`}</li>
        ))}
      </ul>
    </Banner>
  );
}

function Actions({ actor, count }: SelectionProps & { count: number }) {
  const messages = useMessages(selectingMessages);
  const total = useSelector(actor, ({ context }) => context.rows.length);
  const deciding = useSelector(actor, (snapshot) => snapshot.matches('deciding'));
  const problems = useSelector(actor, ({ context }) => context.problems);
  const drafts = useSelector(actor, ({ context }) => context.drafts);
  return (
    <>
      <div className={css.line}>
        <span className={css.count} role="status">
          {deciding ? messages.deciding : messages.count(count)}
        </span>
        <Button look="quiet" actor={actor} event={{ type: 'page.tick' }}>
          {messages.all(total)}
        </Button>
        <Button look="quiet" actor={actor} event={{ type: 'selection.clear' }}>
          {messages.clear}
        </Button>
      </div>
      <div className={css.line}>
        <Button actor={actor} event={{ type: 'selection.approve' }}>
          {messages.approve(count)}
        </Button>
        <details data-rejection className={css.reject}>
          <summary className={office.unfoldMore}>{messages.reject(count)}</summary>
          <RejectionForm
            label={messages.sendRejection(count)}
            actor={actor}
            isBusy={deciding}
            problems={problems}
            drafts={drafts}
            onWrite={(typed) => actor.send({ type: 'rejection.change', drafts: typed })}
          />
        </details>
      </div>
    </>
  );
}
