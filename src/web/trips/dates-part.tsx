import { daysForOptions } from '#contract/blog-choices.ts';
import { maxTripDays } from '#contract/trip-choices.ts';
import { rangeLabel } from '#rules/day-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { rowsOf } from '#web/ui/calendar-days.ts';
import { Chip } from '#web/ui/chip.tsx';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { DayPicker } from '#web/ui/day-picker.tsx';
import type { PartProps } from './about-part.tsx';
import * as css from './trip-editor.css.ts';
import { tripEditorMessages } from './trip-editor.messages.ts';
import { TripPart } from './trip-part.tsx';
import { edit, makes, useTrip, write } from './use-trip.ts';

export function DatesPart({ editing, today, readOnly }: PartProps & { today: string }) {
  const messages = useMessages(tripEditorMessages);
  const language = useLanguage();
  const dates = useTrip(editing, 'dates');
  const choose = (days: readonly string[]) => edit(editing, { kind: 'dates', dates: days });
  return (
    <TripPart id="when" title={messages.datesTitle} hint={messages.datesHint}>
      <div className={css.when}>
        <DayPicker
          id="dates"
          label={messages.fields.dates}
          chosen={dates}
          today={today}
          readOnly={readOnly}
          onChoose={choose}
        />
        <div className={css.chosenDays}>
          <p className={css.strong} role="status">
            {messages.calendar.chosen(dates.length)}
          </p>
          {dates.length >= maxTripDays ? <p className={css.quiet}>{messages.maxTripDays(maxTripDays)}</p> : null}
          <ul className={css.chips}>
            {rowsOf(dates).map(({ from, to }) => (
              <li key={from}>
                <Chip
                  label={rangeLabel({ from, to }, language)}
                  {...(!readOnly && { onRemove: () => edit(editing, { kind: 'dates.remove', from, to }) })}
                />
              </li>
            ))}
          </ul>
          {dates.length > 1 ? (
            <Button look="quiet" {...makes(editing, { kind: 'dates', dates: [] })}>
              {messages.calendar.clear}
            </Button>
          ) : null}
        </div>
      </div>
      <ChoiceCards
        label={messages.daysForTitle}
        name="daysFor"
        value={useTrip(editing, 'daysFor')}
        readOnly={readOnly}
        options={daysForOptions.map((value) => ({
          value,
          label: messages.daysFor[value],
          hint: messages.daysForHint[value],
        }))}
        onChoose={(daysFor) => write(editing, { daysFor })}
      />
    </TripPart>
  );
}
