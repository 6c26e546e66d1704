import type { ReactNode } from 'react';
import { banner } from './banner.css.ts';

interface BannerProps {
  tone: keyof typeof banner;
  takesFocus?: boolean;
  children: ReactNode;
}

/** Takes the focus where the control that led here is disabled or gone, so that the keyboard stays near. */
export const Banner = ({ tone, takesFocus = false, children }: BannerProps) => (
  <div
    role={tone === 'danger' ? 'alert' : 'status'}
    className={banner[tone]}
    {...(takesFocus && { tabIndex: -1, ref: focusOn })}
  >
    {children}
  </div>
);

const focusOn = (banner: HTMLElement | null): void => banner?.focus();
