import { useState } from 'react';
import { button } from './button.css.ts';
import { type PressProps, usePress } from './use-press.ts';

export type ButtonProps<Event> = Omit<PressProps<Event>, 'className'> & { look?: keyof typeof button };

/** `aria-disabled` instead of `disabled` keeps the focus. */
export function Button<const Event>({ look = 'primary', ...props }: ButtonProps<Event>) {
  const press = usePress(props as PressProps<Event>);
  const [hasFocus, setFocus] = useState(false);
  return (
    <button
      {...press}
      className={button[look]}
      disabled={press['aria-disabled'] && !hasFocus}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    />
  );
}

/** A button without a look of its own. It can always have the focus. */
export function PlainButton<const Event>(props: PressProps<Event>) {
  const press = usePress(props);
  return <button {...press} />;
}
