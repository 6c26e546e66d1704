import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';

export const frame = style({
  display: 'grid',
  gap: theme.space.small,
  padding: theme.space.large,
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.card,
});
export const title = style({ fontFamily: theme.text.display, fontSize: theme.text.size.large, fontWeight: 600 });
export const empty = style({ color: theme.colour.muted, fontSize: theme.text.size.small });
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
const dot = style({ fill: theme.colour.sea, stroke: theme.colour.surface, strokeWidth: '4px', r: 22 });
const digit = style({
  fill: theme.colour.onSea,
  fontSize: '26px',
  fontWeight: 600,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
/** The places stand as a list beside it. */
const name = style({ display: 'none' });
/** What the sheet of a journey is drawn with. */
export const drawn = { map, land, route, dot, digit, name };
