import * as Radix from '@radix-ui/react-switch';
import { useId } from 'react';
import * as field from './field.css.ts';
import * as css from './switch.css.ts';

interface SwitchProps {
  label: string;
  hint?: string;
  isOn: boolean;
  disabled?: boolean;
  onSwitch: (isOn: boolean) => void;
}

export function Switch({ label, hint, isOn, disabled = false, onSwitch }: SwitchProps) {
  const id = useId();
  return (
    <div className={css.row}>
      <div className={css.text}>
        <label className={field.label} htmlFor={id}>
          {label}
        </label>
        {hint ? (
          <span id={`${id}-hint`} className={field.hint}>
            {hint}
          </span>
        ) : null}
      </div>
      <Radix.Root
        id={id}
        className={css.track}
        checked={isOn}
        disabled={disabled}
        onCheckedChange={onSwitch}
        {...(hint && { 'aria-describedby': `${id}-hint` })}
      >
        <Radix.Thumb className={css.thumb} />
      </Radix.Root>
    </div>
  );
}
