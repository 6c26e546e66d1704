import { style } from '@vanilla-extract/css';
import { below } from './breakpoints.ts';
import { theme } from './theme.css.ts';

export const text = style({
  marginBlock: `${theme.space.small} ${theme.space.large}`,
  color: theme.colour.muted,
  textWrap: 'pretty',
});
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.small,
  '@media': { [below.small]: { display: 'grid' } },
});
