import { keyframes, style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const appear = keyframes({ from: { opacity: 0 } });
/** Not for elements that are positioned by `translate`: the animation would replace it. */
const rise = keyframes({ from: { opacity: 0, translate: '0 16px' } });

export const rises = style({
  animation: `${rise} ${theme.motion.enter}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animationName: appear } },
});
export const appears = style({ animation: `${appear} ${theme.motion.enter}` });
