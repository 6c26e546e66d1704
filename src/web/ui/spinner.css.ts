import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { appear } from './motion.css.ts';
import { theme } from './theme.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.small,
  color: theme.colour.muted,
});
/** Set by a parent that holds a spinner in a line of text. */
export const ringSize = createVar();
export const ring = style({
  inlineSize: fallbackVar(ringSize, '22px'),
  blockSize: fallbackVar(ringSize, '22px'),
  borderRadius: theme.radius.full,
  border: `3px solid ${theme.colour.line}`,
  borderBlockStartColor: theme.colour.sea,
  animation: `${turn} 900ms linear infinite`,
});
export const wholePage = style({ minBlockSize: '70dvh', display: 'grid', placeItems: 'center' });

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
