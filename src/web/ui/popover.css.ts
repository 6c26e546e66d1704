import { style, styleVariants } from '@vanilla-extract/css';
import { cardSurface } from './primitives.css.ts';
import { theme } from './theme.css.ts';

/** Covers the button of the popover. */
export const anchor = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });
export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: 9,
  padding: 0,
  background: 'transparent',
  border: 0,
});
const plain = style([
  cardSurface,
  {
    zIndex: 11,
    inlineSize: '320px',
    maxInlineSize: 'var(--radix-popover-content-available-width)',
    maxBlockSize: 'var(--radix-popover-content-available-height)',
    overflow: 'auto',
    boxShadow: theme.shadow,
  },
]);
export const popover = styleVariants({ plain: [plain], wide: [plain, { inlineSize: '680px' }] });
