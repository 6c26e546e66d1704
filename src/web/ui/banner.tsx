import type { ComponentProps, ReactNode } from 'react';
import * as css from './banner.css.ts';
import { Button } from './button.tsx';
import { focusOn } from './focus-field.ts';

interface BannerProps {
  tone: keyof typeof css.banner;
  takesFocus?: boolean;
  /** What can be done about it, beside what is said. */
  actions?: readonly BannerAction[];
  children: ReactNode;
}

export interface BannerAction extends Pick<ComponentProps<'button'>, 'disabled' | 'aria-keyshortcuts' | 'aria-label'> {
  label: string;
  onPress: () => void;
}

/** Takes the focus where the control that led here is disabled or gone, so that the keyboard stays near. */
export const Banner = ({ tone, takesFocus = false, actions = [], children }: BannerProps) => (
  <div
    role={tone === 'danger' ? 'alert' : 'status'}
    className={css.banner[tone]}
    {...(takesFocus && { tabIndex: -1, ref: focusOn })}
  >
    {actions.length === 0 ? (
      children
    ) : (
      <div className={css.row}>
        <div className={css.words}>{children}</div>
        {actions.map(({ label, onPress, ...button }) => (
          <Button key={label} look="quiet" onClick={onPress} {...button}>
            {label}
          </Button>
        ))}
      </div>
    )}
  </div>
);
