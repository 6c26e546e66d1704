import { style } from '@vanilla-extract/css';
import { below } from './breakpoints.ts';
import { theme } from './theme.css.ts';

/** Many lines where there is room, and one to be moved along where each would take from the list below; a ring of the focus is whole in both. */
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
