import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import * as css from './field.css.ts';

interface SelectProps<Value extends string> {
  label: string;
  /** Of a form that is read as it is sent; there nothing follows what is chosen. */
  name?: string;
  value?: Value;
  defaultValue?: string;
  options: readonly { value: Value; label: string }[];
  error?: string | null;
  disabled?: boolean;
  onSelect?: (value: Value) => void;
}

/** The system's own list: it opens as each device does it best, by keyboard, finger and voice. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, error = null, onSelect, ...select } = props;
  const id = useId();
  const choose = (wanted: string) => {
    const option = options.find((each) => each.value === wanted);
    if (option) onSelect?.(option.value);
  };
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.box}>
        <select
          {...select}
          id={id}
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
