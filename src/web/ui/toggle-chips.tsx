import Check from 'lucide-react/icons/check';
import * as field from './field.css.ts';
import * as css from './toggle-chips.css.ts';

interface ToggleChipsProps {
  id: string;
  label: string;
  options: readonly { id: string; label: string }[];
  chosen: readonly string[];
  disabled?: boolean;
  onToggle: (id: string) => void;
}

/** Any number of few, side by side. */
export const ToggleChips = ({ id, label, options, chosen, disabled = false, onToggle }: ToggleChipsProps) => (
  <fieldset id={id} tabIndex={-1} className={css.group}>
    <legend className={css.legend}>{label}</legend>
    <div className={css.chips}>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          className={css.chip}
          aria-pressed={chosen.includes(option.id)}
          disabled={disabled}
          onClick={() => onToggle(option.id)}
        >
          {chosen.includes(option.id) ? <Check size={16} strokeWidth={2} aria-hidden /> : null}
          {option.label}
        </button>
      ))}
    </div>
    {options.length === 0 ? <span className={field.hint}>–</span> : null}
  </fieldset>
);
