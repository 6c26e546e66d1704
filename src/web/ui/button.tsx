import type { ButtonHTMLAttributes } from 'react';
import { button } from './button.css.ts';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: keyof typeof button;
}

export const Button = ({ look = 'primary', type = 'button', ...rest }: ButtonProps) => (
  <button type={type} className={button[look]} {...rest} />
);
