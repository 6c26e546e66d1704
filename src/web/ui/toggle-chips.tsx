import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import * as field from './field.css.ts';
import { Skeleton } from './skeleton.tsx';
import * as css from './toggle-chips.css.ts';

interface ToggleChipsProps<Id extends string> {
  id: string;
  label: string;
  labelLook?: string;
  options: readonly { id: Id; label: ReactNode }[];
  chosen: readonly string[];
  readOnly?: boolean;
  isLoading?: boolean;
  onToggle: (id: Id) => void;
}

export const ToggleChips = <Id extends string>(props: ToggleChipsProps<Id>) => {
  const { id, label, labelLook = css.legend, options, chosen, readOnly = false, isLoading = false, onToggle } = props;
  return (
    <fieldset id={id} tabIndex={-1} className={css.group}>
      <legend className={labelLook}>{label}</legend>
      <div className={css.chips}>
        {options.map((option) => (
          <button
            key={option.id}
            type="button"
            className={css.chip}
            aria-pressed={chosen.includes(option.id)}
            disabled={readOnly}
            onClick={() => onToggle(option.id)}
          >
            {chosen.includes(option.id) ? <Check size={16} strokeWidth={2} aria-hidden /> : null}
            {option.label}
          </button>
        ))}
      </div>
      {options.length > 0 ? null : isLoading ? <Skeleton /> : <span className={field.hint}>–</span>}
    </fieldset>
  );
};
