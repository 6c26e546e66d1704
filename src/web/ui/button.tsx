import { type ComponentProps, useState } from 'react';
import { button } from './button.css.ts';

interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof button;
}

/** `aria-disabled` instead of `disabled` keeps the focus. */
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
