import * as Radix from '@radix-ui/react-switch';
import { useId } from 'react';
import * as field from './field.css.ts';
import { made, type Sends, useAccepts } from './use-press.ts';

interface SwitchProps<Event> extends Sends<Event, [isOn: boolean]> {
  label: string;
  hint?: string;
  isOn: boolean;
}

export function Switch<const Event>({ label, hint, isOn, actor, event }: SwitchProps<Event>) {
  const id = useId();
  const isAccepted = useAccepts({ actor, event }, !isOn);
  return (
    <div className={field.row}>
      <div className={field.text}>
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
        className={field.track}
        checked={isOn}
        disabled={!isAccepted}
        onCheckedChange={(next) => actor.send(made(event, next))}
        {...(hint && { 'aria-describedby': `${id}-hint` })}
      >
        <Radix.Thumb className={field.thumb} />
      </Radix.Root>
    </div>
  );
}
