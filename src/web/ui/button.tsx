import { type ComponentProps, useState } from 'react';
import { button } from './button.css.ts';

interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof button;
}

/** One that has the keyboard keeps it when it can be pressed no more: a disabled button would lose it. */
export function Button({ look = 'primary', type = 'button', disabled = false, onClick, ...rest }: ButtonProps) {
  const [hasFocus, setFocus] = useState(false);
  return (
    <button
      {...rest}
      type={type}
      className={button[look]}
      disabled={disabled && !hasFocus}
      aria-disabled={disabled}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      onClick={(event) => (disabled ? event.preventDefault() : onClick?.(event))}
    />
  );
}
