import { type ReactNode, useId } from 'react';
import * as css from './choice-cards.css.ts';
import { legend } from './choice-cards.css.ts';
import * as field from './field.css.ts';
import { useErrorRole } from './use-press.ts';

interface ChoiceCardsProps<Value extends string> {
  label: string;
  name: string;
  value: string;
  options: readonly { value: Value; label: string; hint: string }[];
  error?: string | null;
  readOnly?: boolean;
  onChoose: (value: Value) => void;
}

export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, name, value, options, error = null, readOnly = false, onChoose } = props;
  const id = useId();
  const errorRole = useErrorRole();
  return (
    <fieldset className={css.group} aria-describedby={error === null ? undefined : `${id}-note`}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.cards}>
        {options.map((option) => (
          <label key={option.value} className={css.card}>
            <input
              type="radio"
              className={css.radio}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={readOnly}
              onChange={() => onChoose(option.value)}
            />
            <span>
              <span className={css.title}>{option.label}</span>
              <span className={field.hint}>{option.hint}</span>
            </span>
          </label>
        ))}
      </div>
      {error === null ? null : (
        <p id={`${id}-note`} role={errorRole} className={field.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface ChoiceRowProps<Value extends string | number> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChoose: (value: Value) => void;
}

export function ChoiceRow<Value extends string | number>({ label, value, options, onChoose }: ChoiceRowProps<Value>) {
  const name = useId();
  return (
    <fieldset className={css.choiceRowGroup}>
      <legend className={legend}>{label}</legend>
      <div className={css.row}>
        {options.map((option) => (
          <label key={option.value} className={css.choice}>
            <input
              type="radio"
              className={css.choiceRowRadio}
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
