import { style } from '@vanilla-extract/css';
import { cardSurface, plainList } from './primitives.css.ts';
import { theme } from './theme.css.ts';

export const rows = style([cardSurface, plainList, { overflow: 'hidden' }]);
/** An entry with a tick box in front of its row. */
export const tickable = style({ position: 'relative' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: theme.space.small,
  paddingBlock: '6px',
  paddingInline: theme.space.small,
  color: theme.colour.ink,
  textDecoration: 'none',
  lineHeight: 1.35,
  borderBlockEnd: `1px solid ${theme.colour.line}`,
  borderInlineStart: '4px solid transparent',
  '@media': { '(forced-colors: active)': { borderInlineStartColor: 'Canvas' } },
  outlineOffset: '-3px',
  ':hover': { background: theme.colour.sunken },
  selectors: {
    '&[aria-current="true"]': { background: theme.colour.sunken, borderInlineStartColor: theme.colour.sea },
    'li:last-child > &': { borderBlockEnd: 0 },
    [`${tickable} > &`]: { paddingInlineStart: '40px' },
  },
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
export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
/** Badges that do not fit next to a title go below it. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space.small,
});
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.hair, whiteSpace: 'nowrap' });
export const foot = style({ display: 'flex', justifyContent: 'space-between', columnGap: theme.space.small });
export const age = style([small, { flexShrink: 0 }]);
