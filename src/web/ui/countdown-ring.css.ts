import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const frame = style({
  position: 'relative',
  inlineSize: '112px',
  blockSize: '112px',
  marginInline: 'auto',
  display: 'grid',
  placeItems: 'center',
});
export const ring = style({ position: 'absolute', inset: 0, rotate: '-90deg' });
export const track = style({ fill: 'none', stroke: theme.colour.line, strokeWidth: 4 });
export const remaining = style({
  fill: 'none',
  stroke: theme.colour.sea,
  strokeWidth: 4,
  strokeLinecap: 'round',
  transition: 'stroke-dashoffset 1s linear',
});
export const digits = style({ fontSize: theme.text.size.title, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
