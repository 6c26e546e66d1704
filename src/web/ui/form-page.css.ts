import { style } from '@vanilla-extract/css';
import { below } from './breakpoints.ts';
import { displayTitle } from './primitives.css.ts';
import { theme } from './theme.css.ts';

export const column = style({ display: 'grid', gap: theme.space.large });
export const form = style({ display: 'grid', gap: theme.space.wide });
export const group = style({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  display: 'grid',
  gap: theme.space.medium,
});
export const legend = style([displayTitle, { padding: `0 0 ${theme.space.small}` }]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.small });

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
