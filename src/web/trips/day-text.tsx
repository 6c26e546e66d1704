import { useSelector } from '@xstate/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import PenLine from 'lucide-react/icons/pen-line';
import { memo } from 'react';
import { emptyRichText, plainText } from '#contract/rich-text-words.ts';
import { maxDayTextLength } from '#contract/trip-choices.ts';
import { newId } from '#machines/new-id.ts';
import { textOn } from '#machines/rules/edit-trip.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button, PlainButton } from '#web/ui/button.tsx';
import { RichTextField } from '#web/ui/rich-text-field.tsx';
import * as css from './plan-part.css.ts';
import { tripEditorMessages } from './trip-editor.messages.ts';
import { useAdding } from './trip-pictures.tsx';
import { edit, type TripActors, usePictures } from './use-trip.ts';

interface DayTextProps {
  actors: TripActors;
  readOnly: boolean;
  /** The id of the day. */
  name: string;
  day: number;
}

const maxShownLetters = 200;

/** One text is open at a time: a plan may have a year of days, and an editor for each would be slow. */
export const DayText = memo(function DayText({ actors, readOnly, name, day }: DayTextProps) {
  const { editing } = actors;
  const messages = useMessages(tripEditorMessages);
  const text = useSelector(editing, ({ context }) => textOn(context.draft, day)?.text ?? null);
  const open = useSelector(editing, ({ context }) => context.openItem === name);
  const pictures = usePictures(editing, day);
  const { onFiles } = useAdding(actors, name);
  const event = { type: 'item.open', id: name } as const;
  const dayName = messages.day(day);
  if (text === null && !open)
    return readOnly ? null : (
      <div>
        <Button look="quiet" actor={editing} event={event}>
          <PenLine size={18} aria-hidden />
          {messages.writeAbout(dayName)}
        </Button>
      </div>
    );
  return (
    <div className={css.item}>
      <div className={css.line}>
        <PlainButton className={css.openText} aria-expanded={open} actor={editing} event={event}>
          <PenLine size={20} aria-hidden className={css.icon} />
          <span className={css.name}>{messages.dayText(dayName)}</span>
          <ChevronDown size={18} aria-hidden className={css.chevron[open ? 'up' : 'down']} />
        </PlainButton>
      </div>
      {open ? (
        <div className={css.text}>
          <RichTextField
            label={messages.dayText(dayName)}
            maxLength={maxDayTextLength}
            text={text ?? emptyRichText}
            pictures={pictures}
            readOnly={readOnly}
            actor={editing}
            isDisclosed
            onText={(written) => edit(editing, { kind: 'day.write', day, id: newId(), text: written })}
            onFiles={onFiles}
          />
        </div>
      ) : (
        <p className={css.begun} dir="auto">
          {plainText(text ?? emptyRichText).slice(0, maxShownLetters)}
        </p>
      )}
    </div>
  );
});
