import { style } from '@vanilla-extract/css';
import { below } from './breakpoints.ts';
import { cardSurface, plainList } from './primitives.css.ts';
import { theme } from './theme.css.ts';

export const rows = style([cardSurface, plainList, { overflow: 'hidden' }]);
/** An entry with a tick box in front of its row. */
export const tickable = style({ position: 'relative' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(136px, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.space.small,
  paddingBlock: '6px',
  paddingInline: theme.space.small,
  color: theme.colour.ink,
  textDecoration: 'none',
  lineHeight: 1.35,
  borderBlockEnd: `1px solid ${theme.colour.line}`,
  borderInlineStart: '4px solid transparent',
  '@media': {
    '(forced-colors: active)': { borderInlineStartColor: 'Canvas' },
    [below.tiny]: { gridTemplateColumns: 'auto minmax(0, 1fr)', justifyItems: 'start' },
  },
  outlineOffset: '-3px',
  ':hover': { background: theme.colour.sunken },
  selectors: {
    '&[aria-current="true"]': { background: theme.colour.sunken, borderInlineStartColor: theme.colour.sea },
    'li:last-child > &': { borderBlockEnd: 0 },
    [`${tickable} > &`]: { paddingInlineStart: '40px' },
  },
});
export const face = style({
  gridRow: '1 / span 2',
  display: 'grid',
  '@media': { [below.tiny]: { gridRow: '1 / span 5' } },
});
const cut = style({
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const small = style({
  color: theme.colour.muted,
  fontSize: theme.text.size.tiny,
  fontVariantNumeric: 'tabular-nums',
});
export const title = style([cut, { fontSize: theme.text.size.small, fontWeight: 600 }]);
export const detail = style([cut, small]);
export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: theme.space.hair,
  whiteSpace: 'nowrap',
});
export const age = style([small, { textAlign: 'end' }]);
export const note = style([detail, { gridColumn: '2 / -1' }]);
