import type { ComponentProps, ReactNode } from 'react';
import * as css from './banner.css.ts';
import { Button } from './button.tsx';
import { focusOn } from './focus-field.ts';
import { useErrorTitle } from './use-error-title.ts';

interface BannerProps {
  tone: keyof typeof css.banner;
  takesFocus?: boolean;
  actions?: readonly BannerAction[];
  children: ReactNode;
}

export interface BannerAction extends Pick<ComponentProps<'button'>, 'disabled' | 'aria-keyshortcuts' | 'aria-label'> {
  label: string;
  onPress: () => void;
}

/** `takesFocus` is for banners after an action whose control is disabled or gone. */
export function Banner({ tone, takesFocus = false, actions = [], children }: BannerProps) {
  useErrorTitle(tone === 'danger' && takesFocus);
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={css.banner[tone]}
      {...(takesFocus && { tabIndex: -1, ref: focusOn })}
    >
      {actions.length === 0 ? (
        children
      ) : (
        <div className={css.row}>
          <div className={css.text}>{children}</div>
          {actions.map(({ label, onPress, ...button }) => (
            <Button key={label} look="quiet" onClick={onPress} {...button}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
