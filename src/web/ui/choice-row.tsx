import { type ReactNode, useId } from 'react';
import { legend } from './choice-cards.css.ts';
import * as css from './choice-row.css.ts';

interface ChoiceRowProps<Value extends string | number> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChoose: (value: Value) => void;
}

export function ChoiceRow<Value extends string | number>({ label, value, options, onChoose }: ChoiceRowProps<Value>) {
  const name = useId();
  return (
    <fieldset className={css.group}>
      <legend className={legend}>{label}</legend>
      <div className={css.row}>
        {options.map((option) => (
          <label key={option.value} className={css.choice}>
            <input
              type="radio"
              className={css.radio}
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
