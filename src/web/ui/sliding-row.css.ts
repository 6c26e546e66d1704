import { style } from '@vanilla-extract/css';
import { below } from './breakpoints.ts';
import { theme } from './theme.css.ts';

/** Wraps on wide screens and scrolls in one line on narrow ones; the padding leaves room for focus rings. */
export const slidingRow = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.tight,
  '@media': {
    [below.small]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginInline: `calc(-1 * ${theme.space.medium})`,
      marginBlock: `calc(-1 * ${theme.space.tight})`,
      paddingInline: theme.space.medium,
      paddingBlock: theme.space.tight,
      scrollPaddingInline: theme.space.medium,
    },
  },
});
