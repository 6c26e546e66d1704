import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const sides = style({
  margin: 0,
  marginBlockStart: theme.space.medium,
  display: 'grid',
  gap: theme.space.small,
});
export const side = style({
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  paddingInlineStart: theme.space.small,
  border: 0,
  borderInlineStart: `3px solid ${theme.colour.line}`,
});
export const value = style({ overflowWrap: 'anywhere' });
export const way = style({
  minBlockSize: '40px',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.small,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.tight,
  marginBlockStart: theme.space.large,
});
