import type { ReactNode } from 'react';
import { iconButton } from './icon-button.css.ts';
import * as css from './tool.css.ts';

interface ToolProps {
  label: string;
  disabled?: boolean;
  isPressed?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Uses `aria-disabled`, which keeps the focus. */
export const Tool = ({ label, disabled = false, isPressed, onPress, children }: ToolProps) => (
  <button
    type="button"
    className={`${iconButton} ${css.tool}`}
    aria-label={label}
    title={label}
    aria-disabled={disabled}
    aria-pressed={isPressed}
    onClick={disabled ? undefined : onPress}
  >
    {children}
  </button>
);
