import { style, styleVariants } from '@vanilla-extract/css';
import { maxWidth, minWidth } from '#web/ui/breakpoints.ts';
import { plainList } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';
import { column } from './blog.css.ts';
import { chosen } from './tokens.css.ts';

const journey_ = style([
  column,
  {
    marginBlockStart: theme.space.ocean,
    display: 'grid',
    overflow: 'hidden',
    background: chosen.surface,
    border: `1px solid ${chosen.line}`,
    borderRadius: theme.radius.card,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { print: { breakInside: 'avoid' } },
  },
]);
export const journey = styleVariants({
  sideBySide: [
    journey_,
    { '@container': { [`blog ${minWidth.large}`]: { gridTemplateColumns: 'minmax(0, 1fr) 260px' } } },
  ],
  below: [journey_],
});
/** In the story of one trip. */
export const route = style({
  display: 'grid',
  gap: theme.space.small,
  '@media': { print: { breakInside: 'avoid', marginBlock: theme.space.large } },
});
export const framed = style({
  overflow: 'hidden',
  background: chosen.water,
  border: `1px solid ${chosen.line}`,
  borderRadius: theme.radius.card,
});
export const sheet = style({ background: chosen.water });
const map = style({ inlineSize: '100%', blockSize: 'auto' });
const land = style({ fill: chosen.land, stroke: chosen.line, strokeWidth: '1px' });
const way = style({
  fill: 'none',
  stroke: chosen.accent,
  strokeWidth: '2px',
  strokeLinecap: 'round',
  strokeDasharray: '1 7',
  opacity: 0.8,
  '@container': { [`blog ${maxWidth.small}`]: { strokeWidth: '4px', strokeDasharray: '1 12' } },
});
const small = `blog ${maxWidth.small}`;
const nearby = style({
  fill: chosen.muted,
  fontSize: '13px',
  '@container': { [small]: { display: 'none' } },
});
const leader = style({
  stroke: chosen.accent,
  strokeWidth: '1px',
  '@container': { [small]: { strokeWidth: '2px' } },
});
const point = style({
  fill: chosen.accent,
  stroke: chosen.surface,
  strokeWidth: '1px',
  '@container': { [small]: { r: 7 } },
});
const dot = style({
  fill: chosen.accent,
  stroke: chosen.surface,
  strokeWidth: '2px',
  '@container': { [small]: { r: 18, strokeWidth: '3px' } },
});
const digit = style({
  fill: chosen.onAccent,
  fontSize: '12px',
  fontWeight: 600,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  '@container': { [small]: { fontSize: '23px' } },
});
const count = style({
  fill: chosen.ink,
  stroke: chosen.land,
  strokeWidth: '3px',
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  fontSize: '12px',
  fontWeight: 600,
  '@container': { [small]: { fontSize: '23px' } },
});
const name = style({
  fill: chosen.ink,
  stroke: chosen.land,
  strokeWidth: '4px',
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  fontSize: '15px',
  fontWeight: 500,
  '@container': { [small]: { display: 'none' } },
});
export const legend = style({ padding: theme.space.large });
export const heading = style({
  marginBlockEnd: theme.space.small,
  color: chosen.ink,
  fontSize: '1.125rem',
  fontWeight: 500,
});
const list_ = style([plainList, { display: 'grid', gap: theme.space.tight, fontSize: theme.text.size.small }]);
const columnsOf = (width: string) => ({ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))` });
export const list = styleVariants({ single: [list_, columnsOf('120px')], shared: [list_, columnsOf('280px')] });
export const listed = style({ display: 'flex', gap: theme.space.tight, alignItems: 'baseline' });
export const trip = style({
  minBlockSize: '24px',
  display: 'inline-flex',
  gap: theme.space.tight,
  alignItems: 'baseline',
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { color: chosen.accent, textDecoration: 'underline' },
});
export const number = style({
  flex: 'none',
  minInlineSize: '1.6em',
  color: chosen.accent,
  fontWeight: 600,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
export const drawn = { map, land, nearby, route: way, leader, point, dot, digit, count, name };
