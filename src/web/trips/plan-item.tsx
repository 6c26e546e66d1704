import { useSelector } from '@xstate/react';
import BedDouble from 'lucide-react/icons/bed-double';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Copy from 'lucide-react/icons/copy';
import Footprints from 'lucide-react/icons/footprints';
import Landmark from 'lucide-react/icons/landmark';
import LogOut from 'lucide-react/icons/log-out';
import Sparkles from 'lucide-react/icons/sparkles';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo } from 'react';
import { itineraryItemTypes } from '#contract/trip-choices.ts';
import { newId } from '#machines/new-id.ts';
import type { TripItem } from '#machines/rules/trip-draft.ts';
import { dayLabel } from '#rules/day-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { PlainButton } from '#web/ui/button.tsx';
import { Mover } from '#web/ui/mover.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Tool } from '#web/ui/tool.tsx';
import type { PartProps } from './about-part.tsx';
import * as css from './plan-part.css.ts';
import { tripEditorMessages } from './trip-editor.messages.ts';
import { edit, makes, useTrip } from './use-trip.ts';

const icons = {
  activity: Footprints,
  accomodation_checkin: BedDouble,
  accomodation_checkout: LogOut,
  venue: Landmark,
  other: Sparkles,
} as const satisfies Record<TripItem['objectType'], unknown>;

interface ItemProps extends PartProps {
  item: TripItem;
}

interface PlanItemProps extends ItemProps {
  place: number;
  count: number;
}

export const PlanItem = memo(function PlanItem({ editing, readOnly, item, place, count }: PlanItemProps) {
  const messages = useMessages(tripEditorMessages);
  const id = item.objectId;
  const open = useSelector(editing, ({ context }) => context.openItem === id);
  const name = item.name.trim() || messages.unnamed;
  const Icon = icons[item.objectType];
  return (
    <li className={css.item}>
      <div className={css.line}>
        {readOnly || count === 1 ? null : (
          <Mover
            name={id}
            place={place}
            count={count}
            words={{ move: messages.move(name), moveUp: messages.moveUp(name), moveDown: messages.moveDown(name) }}
            onMove={(to) => edit(editing, { kind: 'item.move', id, to })}
          />
        )}
        <PlainButton className={css.open} aria-expanded={open} actor={editing} event={{ type: 'item.open', id }}>
          <Icon size={20} aria-hidden className={css.icon} />
          <span className={css.name}>{name}</span>
          {item.time === null ? null : <span className={css.time}>{item.time}</span>}
          <ChevronDown size={18} aria-hidden className={css.chevron[open ? 'up' : 'down']} />
        </PlainButton>
      </div>
      {open ? <ItemFields {...{ editing, readOnly, item }} /> : null}
    </li>
  );
});

function ItemFields({ editing, readOnly, item }: ItemProps) {
  const messages = useMessages(tripEditorMessages);
  const { length: dayCount } = useTrip(editing, 'dayIds');
  const name = item.name.trim() || messages.unnamed;
  const id = item.objectId;
  const change = (changed: Partial<TripItem>) => edit(editing, { kind: 'item.change', id, change: changed });
  return (
    <div className={css.fields}>
      <Select
        label={messages.item.type}
        value={item.objectType}
        readOnly={readOnly}
        options={itineraryItemTypes.map((value) => ({ value, label: messages.itemTypes[value] }))}
        onSelect={(objectType) => change({ objectType })}
      />
      <TextField
        label={messages.item.name}
        name={`name-${id}`}
        autoComplete="off"
        maxLength={120}
        value={item.name}
        readOnly={readOnly}
        onText={(text) => change({ name: text })}
      />
      <TextField
        label={messages.item.time}
        type="time"
        value={item.time ?? ''}
        readOnly={readOnly}
        onText={(text) => change({ time: text === '' ? null : text })}
      />
      <Select
        label={messages.item.day}
        value={String(item.dayNumber)}
        readOnly={readOnly}
        options={Array.from({ length: dayCount }, (_, index) => ({
          value: String(index + 1),
          label: messages.day(index + 1),
        }))}
        onSelect={(day) => change({ dayNumber: Number(day) })}
      />
      <DateField {...{ editing, readOnly, item }} />
      <TextField
        label={messages.item.address}
        autoComplete="off"
        maxLength={200}
        value={item.address ?? ''}
        readOnly={readOnly}
        onText={(text) => change({ address: text })}
      />
      {readOnly ? null : <ItemTools editing={editing} id={id} name={name} />}
    </div>
  );
}

/** A date that is no longer a day of the trip stays in the list until another one is chosen. */
function DateField({ editing, readOnly, item: { objectId: id, date } }: ItemProps) {
  const messages = useMessages(tripEditorMessages);
  const language = useLanguage();
  const dates = useTrip(editing, 'dates');
  const days = [...new Set([...dates, ...(date === null ? [] : [date])])].toSorted();
  return (
    <Select
      label={messages.item.date}
      value={date ?? ''}
      readOnly={readOnly}
      options={[
        { value: '', label: messages.item.noDate },
        ...days.map((day) => ({ value: day, label: dayLabel(day, language) })),
      ]}
      onSelect={(day) => edit(editing, { kind: 'item.change', id, change: { date: day === '' ? null : day } })}
    />
  );
}

function ItemTools({ editing, id, name }: Pick<PartProps, 'editing'> & { id: string; name: string }) {
  const messages = useMessages(tripEditorMessages);
  return (
    <div className={css.itemTools}>
      <Tool
        label={messages.duplicateItem(name)}
        {...makes(editing, () => ({ kind: 'item.duplicate', id, copy: newId() }))}
      >
        <Copy size={18} aria-hidden />
      </Tool>
      <Tool label={messages.removeItem(name)} {...makes(editing, { kind: 'item.remove', id })}>
        <Trash2 size={18} aria-hidden />
      </Tool>
    </div>
  );
}
