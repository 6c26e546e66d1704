import type { ReactNode } from 'react';
import * as css from './segments.css.ts';

interface SegmentsProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  onChoose: (value: Value) => void;
}

export const Segments = <Value extends string>({ label, value, options, onChoose }: SegmentsProps<Value>) => (
  <fieldset className={css.group} aria-label={label}>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        className={css.segment}
        aria-pressed={option.value === value}
        aria-label={option.label}
        title={option.icon ? option.label : undefined}
        onClick={() => onChoose(option.value)}
      >
        {option.icon ?? option.label}
      </button>
    ))}
  </fieldset>
);
