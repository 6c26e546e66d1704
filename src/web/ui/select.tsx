import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import * as css from './field.css.ts';
import { hidden } from './hidden.css.ts';

interface SelectProps<Value extends string> {
  label: string;
  /** For uncontrolled forms; then omit onSelect. */
  name?: string;
  value?: Value;
  defaultValue?: string;
  options: readonly { value: Value; label: string }[];
  error?: string | null;
  /** The label stands next to the list, and is hidden on small screens. */
  isInline?: boolean;
  /** The options say enough to those who see them. */
  isLabelHidden?: boolean;
  readOnly?: boolean;
  onSelect?: (value: Value) => void;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, error = null, isInline = false, isLabelHidden = false, ...rest } = props;
  const { readOnly = false, onSelect, ...select } = rest;
  const id = useId();
  const choose = (wanted: string) => {
    const option = options.find((each) => each.value === wanted);
    if (option) onSelect?.(option.value);
  };
  return (
    <div className={isInline ? css.inlineField : css.field}>
      <label className={isLabelHidden ? hidden : isInline ? css.inlineLabel : css.label} htmlFor={id}>
        {label}
      </label>
      <div className={isInline ? css.inlineBox : css.box}>
        <select
          {...select}
          id={id}
          disabled={readOnly}
          className={css.select}
          aria-invalid={error !== null}
          {...(error !== null && { 'aria-describedby': `${id}-note` })}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={18} className={css.chevron} aria-hidden />
      </div>
      {error === null ? null : (
        <p id={`${id}-note`} className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
}
