import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

const base = style({
  display: 'block',
  background: theme.colour.line,
  borderRadius: theme.radius.control,
  animation: `${breathe} 1600ms ease-in-out infinite`,
});
export const skeleton = styleVariants({
  line: [base, { blockSize: '1em' }],
  short: [base, { blockSize: '1em', inlineSize: '55%' }],
  title: [base, { blockSize: '1.75em', inlineSize: '70%' }],
  picture: [base, { aspectRatio: '4 / 3', borderRadius: theme.radius.card }],
  avatar: [base, { inlineSize: '48px', blockSize: '48px', borderRadius: theme.radius.full }],
});
