import { style } from '@vanilla-extract/css';
import { from } from './breakpoints.ts';
import { theme } from './theme.css.ts';

const map = style({
  inlineSize: '100%',
  blockSize: 'auto',
  background: theme.colour.sunken,
  borderRadius: theme.radius.control,
});
const land = style({ fill: theme.colour.surface, stroke: theme.colour.line, strokeWidth: '1px' });
const route = style({
  fill: 'none',
  stroke: theme.colour.sea,
  strokeWidth: '4px',
  strokeLinecap: 'round',
  strokeDasharray: '1 12',
  opacity: 0.8,
});
const leader = style({ stroke: theme.colour.sea, strokeWidth: '2px' });
const point = style({ fill: theme.colour.sea, r: 6 });
const dot = style({
  fill: theme.colour.sea,
  stroke: theme.colour.surface,
  strokeWidth: '4px',
  r: 18,
  '@media': { [from.medium]: { r: 15, strokeWidth: '3px' } },
});
const digit = style({
  fill: theme.colour.onSea,
  fontSize: '23px',
  '@media': { [from.medium]: { fontSize: '17px' } },
  fontWeight: 600,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
const count = style({ fill: theme.colour.ink, fontSize: '17px', fontWeight: 600 });
/** The sheets of the app are too small for names. */
const name = style({ display: 'none' });
export const drawn = { map, land, nearby: name, route, leader, point, dot, digit, count, name };
