import { keyframes, style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const appear = keyframes({ from: { opacity: 0 } });
/** It takes the place of a `translate` of what rises: that must not be held where it rests by one. */
const rise = keyframes({ from: { opacity: 0, translate: '0 16px' } });

export const rises = style({
  animation: `${rise} ${theme.motion.enter}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animationName: appear } },
});
export const appears = style({ animation: `${appear} ${theme.motion.enter}` });
