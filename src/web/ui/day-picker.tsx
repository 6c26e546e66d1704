import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '#contract/language.ts';
import { dateLabel } from '#rules/date-labels.ts';
import { dayLabel } from '#rules/day-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { chosenThrough, monthOf, monthsFrom, rangeThrough, weekdays, weeksOf } from './calendar-days.ts';
import * as css from './day-picker.css.ts';
import { dayPickerMessages } from './day-picker.messages.ts';
import { Tool } from './tool.tsx';

type PickerProps = Omit<MonthGridProps, 'opened' | 'isChosen' | 'onPress'>;

interface DayPickerProps extends PickerProps {
  chosen: readonly string[];
  onChoose: (days: readonly string[]) => void;
}

export function DayPicker({ chosen, onChoose, ...grid }: DayPickerProps) {
  const [opened] = useState(chosen[0] ?? grid.today);
  const [anchor, setAnchor] = useState<string | null>(null);
  const choose = (day: string) => {
    const next = chosenThrough(chosen, anchor, day);
    setAnchor(next.anchor);
    onChoose(next.chosen);
  };
  return <MonthGrid {...grid} opened={opened} isChosen={(day) => chosen.includes(day)} onPress={choose} />;
}

interface RangePickerProps extends PickerProps {
  /** A missing end is ''. */
  range: { from: string; to: string };
  onChoose: (range: { from: string; to: string }) => void;
}

export function RangePicker({ range, onChoose, ...grid }: RangePickerProps) {
  const { from, to } = range;
  const [first = '', last = ''] = [from || to, to || from].toSorted();
  return (
    <MonthGrid
      {...grid}
      opened={from || to || grid.today}
      isChosen={(day) => first <= day && day <= last}
      onPress={(day) => onChoose(rangeThrough(range, day))}
    />
  );
}

interface MonthGridProps {
  id: string;
  label: string;
  /** Its month is shown, also when it changes. */
  opened: string;
  today: string;
  readOnly?: boolean;
  isChosen: (day: string) => boolean;
  onPress: (day: string) => void;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

function MonthGrid({ id, label, opened, today, readOnly = false, isChosen, onPress }: MonthGridProps) {
  const messages = useMessages(dayPickerMessages);
  const language = useLanguage();
  const [month, setMonth] = useState(monthOf(opened));
  const [lastOpened, setLastOpened] = useState(opened);
  const [reached, setReached] = useState<string | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  if (opened !== lastOpened) {
    setLastOpened(opened);
    setMonth(monthOf(opened));
  }
  const press = (day: string) => {
    setReached(day);
    onPress(day);
  };
  const moveFocus = (event: KeyboardEvent) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    const step = steps[event.key];
    if (from === undefined || step === undefined) return;
    event.preventDefault();
    const day = dayAt(from, step);
    flushSync(() => {
      setMonth(monthOf(day));
      setReached(day);
    });
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  };
  const inMonth = weeksOf(month).flat();
  const entry = [reached, inMonth.find((day) => day !== '' && isChosen(day)), today].find(
    (day) => day && inMonth.includes(day),
  );
  return (
    <fieldset id={id} tabIndex={-1} className={css.picker} disabled={readOnly} aria-label={label}>
      <div className={css.head}>
        <Tool label={messages.previousMonth} onClick={() => setMonth(monthsFrom(month, -1))}>
          <ChevronLeft size={20} aria-hidden />
        </Tool>
        <span className={css.month} aria-live="polite">
          {monthLabel(month, language)}
        </span>
        <Tool label={messages.nextMonth} onClick={() => setMonth(monthsFrom(month, 1))}>
          <ChevronRight size={20} aria-hidden />
        </Tool>
      </div>
      <table ref={grid} className={css.grid} onKeyDown={moveFocus}>
        <thead>
          <tr>
            {weekdays[language].map(({ short, long }) => (
              <th key={long} scope="col" className={css.weekday} abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.join()}>
              {week.map((day, index) =>
                day === '' ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a blank before or after the month has no other name.
                  <td key={index} />
                ) : (
                  <td key={day} className={css.cell}>
                    <button
                      type="button"
                      data-day={day}
                      className={css.day[lookOf(day, isChosen)]}
                      aria-pressed={isChosen(day)}
                      aria-label={dayLabel(day, language)}
                      aria-current={day === today ? 'date' : undefined}
                      tabIndex={day === (entry ?? inMonth.find((each) => each !== '')) ? 0 : -1}
                      onClick={() => press(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}

const dayAt = (day: string, step: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + step * 86_400_000).toISOString().slice(0, 10);

function lookOf(day: string, isChosen: (day: string) => boolean): keyof typeof css.day {
  if (!isChosen(day)) return 'free';
  const [before, after] = [isChosen(dayAt(day, -1)), isChosen(dayAt(day, 1))];
  if (before && after) return 'middle';
  if (before) return 'last';
  return after ? 'first' : 'single';
}

const monthLabel = (month: string, language: Language): string =>
  dateLabel(Date.parse(`${month}-15T12:00:00Z`), 'month', language);
