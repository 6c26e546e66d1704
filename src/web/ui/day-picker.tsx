import { useState } from 'react';
import { chosenThrough, rangeThrough } from './calendar-days.ts';
import { MonthGrid, type MonthGridProps } from './month-grid.tsx';

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
