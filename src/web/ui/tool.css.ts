import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const tool = style({
  ':hover': { background: theme.colour.sunken },
  selectors: {
    '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'not-allowed', background: 'transparent' },
    '&[aria-pressed="true"]': { background: theme.colour.sunken, color: theme.colour.sea },
  },
});
