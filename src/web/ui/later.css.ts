import { style } from '@vanilla-extract/css';
import { appear } from './motion.css.ts';
import { theme } from './theme.css.ts';

/** A part that loads at once does not flash. */
const afterAMoment = `${appear} ${theme.motion.enter} 200ms backwards`;

export const overlay = style({
  margin: 'auto',
  padding: theme.space.large,
  border: 0,
  outline: '1px solid transparent',
  borderRadius: theme.radius.card,
  background: theme.colour.surface,
  boxShadow: theme.shadow,
  animation: afterAMoment,
  '::backdrop': { background: theme.colour.veil, animation: afterAMoment },
});
