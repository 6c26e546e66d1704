import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

/** A quiet round button that holds an icon alone. */
export const iconButton = style({
  flexShrink: 0,
  inlineSize: '40px',
  blockSize: '40px',
  display: 'grid',
  placeItems: 'center',
  background: 'transparent',
  border: 0,
  borderRadius: theme.radius.full,
  color: theme.colour.muted,
  cursor: 'pointer',
});
