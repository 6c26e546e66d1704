import { useSelector } from '@xstate/react';
import Copy from 'lucide-react/icons/copy';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo } from 'react';
import { maxItems, maxTripDays } from '#contract/trip-choices.ts';
import { newId } from '#machines/new-id.ts';
import { itemsOn } from '#machines/rules/edit-trip.ts';
import { dayLabel } from '#rules/day-labels.ts';
import { isSameList } from '#rules/same-list.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { DragOrder } from '#web/ui/drag-order.tsx';
import { Mover } from '#web/ui/mover.tsx';
import { Tool } from '#web/ui/tool.tsx';
import { useSteadyFocus } from '#web/ui/use-focus.ts';
import { usePressedHandle } from '#web/ui/use-pressed-handle.ts';
import type { PartProps } from './about-part.tsx';
import { DayText } from './day-text.tsx';
import { PlanItem } from './plan-item.tsx';
import * as css from './plan-part.css.ts';
import { tripEditorMessages } from './trip-editor.messages.ts';
import { TripPart } from './trip-part.tsx';
import { TripPictures } from './trip-pictures.tsx';
import { edit, makes, type TripActors, useTrip } from './use-trip.ts';

export function PlanPart({ actors, readOnly }: PlanPartProps) {
  const { editing } = actors;
  const messages = useMessages(tripEditorMessages);
  const dayIds = useTrip(editing, 'dayIds');
  const steady = useSteadyFocus<HTMLOListElement>(dayIds.join(' '));
  const { pressed, onPointerDown } = usePressedHandle();
  const isFull = dayIds.length >= maxTripDays;
  const isDay = pressed !== null && dayIds.includes(pressed.name);
  return (
    <TripPart id="itinerary" title={messages.planTitle} {...(!readOnly && { hint: messages.planHint })}>
      <ol className={css.days} {...steady} onPointerDown={onPointerDown}>
        {dayIds.map((id, index) => (
          <Day
            key={id}
            actors={actors}
            editing={editing}
            readOnly={readOnly}
            name={id}
            day={index + 1}
            count={dayIds.length}
          />
        ))}
      </ol>
      {isDay ? (
        <DragOrder
          list={steady.ref}
          order={dayIds}
          pressed={pressed}
          onMove={(name, to) => edit(editing, { kind: 'day.move', day: dayIds.indexOf(name) + 1, to })}
        />
      ) : null}
      {readOnly ? null : (
        <div>
          <Button look="secondary" {...makes(editing, { kind: 'day.add' })}>
            <Plus size={18} aria-hidden />
            {messages.addDay}
          </Button>
          {isFull ? <p className={css.empty}>{messages.maxTripDays(maxTripDays)}</p> : null}
        </div>
      )}
    </TripPart>
  );
}

interface PlanPartProps {
  actors: TripActors;
  readOnly: boolean;
}

interface DayProps extends PartProps {
  actors: TripActors;
  name: string;
  day: number;
  count: number;
}

/** Memoized: typing into one item renders no other day. */
const Day = memo(function Day({ actors, editing, readOnly, name, day, count }: DayProps) {
  const messages = useMessages(tripEditorMessages);
  const items = useSelector(editing, ({ context }) => itemsOn(context.draft, day), isSameList);
  const ids = items.map(({ objectId }) => objectId);
  const steady = useSteadyFocus<HTMLUListElement>(ids.join(' '));
  const { pressed, onPointerDown } = usePressedHandle();
  const isFull = useSelector(editing, ({ context }) => context.draft.itinerary.length >= maxItems);
  const isItem = pressed !== null && ids.includes(pressed.name);
  const dayName = messages.day(day);
  return (
    <li className={css.day}>
      <DayHead {...{ editing, readOnly, name, day, count }} />
      {items.length === 0 ? <p className={css.empty}>{messages.noItems}</p> : null}
      <ul className={css.items} {...steady} onPointerDown={onPointerDown}>
        {items.map((item, index) => (
          <PlanItem key={item.objectId} {...{ editing, readOnly, item }} place={index + 1} count={items.length} />
        ))}
      </ul>
      {isItem ? (
        <DragOrder
          list={steady.ref}
          order={ids}
          pressed={pressed}
          onMove={(id, to) => edit(editing, { kind: 'item.move', id, to })}
        />
      ) : null}
      {readOnly ? null : (
        <div>
          <Button look="quiet" {...makes(editing, () => ({ kind: 'item.add', day, id: newId() }))}>
            <Plus size={18} aria-hidden />
            {messages.addItem(dayName)}
          </Button>
          {isFull ? <p className={css.empty}>{messages.maxItems(maxItems)}</p> : null}
        </div>
      )}
      <DayText actors={actors} readOnly={readOnly} name={name} day={day} />
      <TripPictures actors={actors} readOnly={readOnly} slot={name} day={day} />
    </li>
  );
});

/** Memoized: typing into an item of its day does not render it. */
const DayHead = memo(function DayHead({ editing, readOnly, name, day, count }: Omit<DayProps, 'actors'>) {
  const messages = useMessages(tripEditorMessages);
  const language = useLanguage();
  const date = useSelector(editing, ({ context }) => context.draft.dates[day - 1]);
  const dayName = messages.day(day);
  const named = (
    <div className={css.dayWords}>
      <h3 className={css.dayTitle}>{dayName}</h3>
      {date === undefined ? null : <span className={css.date}>{dayLabel(date, language)}</span>}
    </div>
  );
  if (readOnly) return <div className={css.dayHead}>{named}</div>;
  return (
    <div className={css.dayHead}>
      <Mover
        name={name}
        place={day}
        count={count}
        words={{ move: messages.move(dayName), moveUp: messages.moveUp(dayName), moveDown: messages.moveDown(dayName) }}
        onMove={(to) => edit(editing, { kind: 'day.move', day, to })}
      />
      {named}
      <span className={css.dayTools}>
        <Tool
          label={messages.duplicateDay(dayName)}
          {...makes(editing, () => ({ kind: 'day.duplicate', day, id: newId() }))}
        >
          <Copy size={18} aria-hidden />
        </Tool>
        <Tool label={messages.removeDay(dayName)} {...makes(editing, { kind: 'day.remove', day })}>
          <Trash2 size={18} aria-hidden />
        </Tool>
      </span>
    </div>
  );
});
