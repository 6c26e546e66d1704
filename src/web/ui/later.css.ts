import { style } from '@vanilla-extract/css';
import { appear } from './motion.css.ts';
import { theme } from './theme.css.ts';

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 30,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  animation: `${appear} ${theme.motion.enter} 200ms backwards`,
});
export const card = style({
  padding: theme.space.large,
  outline: '1px solid transparent',
  borderRadius: theme.radius.card,
  background: theme.colour.surface,
  boxShadow: theme.shadow,
});
