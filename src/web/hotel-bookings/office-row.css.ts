import { style } from '@vanilla-extract/css';
import { below, maxWidth } from '#web/ui/breakpoints.ts';
import { cardSurface, plainList } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const rows = style([cardSurface, plainList, { overflow: 'hidden' }]);
export const list = style({ containerType: 'inline-size' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.space.small,
  paddingBlock: theme.space.hair,
  paddingInline: theme.space.small,
  color: theme.colour.ink,
  textDecoration: 'none',
  lineHeight: 1.4,
  borderBlockEnd: `1px solid ${theme.colour.line}`,
  borderInlineStart: '4px solid transparent',
  '@media': {
    '(forced-colors: active)': { borderInlineStartColor: 'Canvas' },
    [below.tiny]: { gridTemplateColumns: 'auto minmax(0, 1fr)', justifyItems: 'start' },
  },
  outlineOffset: '-3px',
  ':hover': { background: theme.colour.sunken },
  selectors: {
    '&[aria-current]': { background: theme.colour.sunken, borderInlineStartColor: theme.colour.sea },
    'li:last-child > &': { borderBlockEnd: 0 },
  },
});
export const face = style({ gridRow: '1 / 4', display: 'grid' });
const cut = style({
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const title = style([cut, { fontSize: theme.text.size.small, fontWeight: 600 }]);
const small = style({
  gridColumn: '2 / -1',
  color: theme.colour.muted,
  fontSize: theme.text.size.tiny,
  fontVariantNumeric: 'tabular-nums',
});
export const detail = style([small, cut]);
export const status = style([
  small,
  { display: 'flex', gap: theme.space.tight, minInlineSize: 0, maxInlineSize: '100%', whiteSpace: 'nowrap' },
]);
export const due = cut;
export const age = style({
  marginInlineStart: 'auto',
  '@container': { [maxWidth.tiny]: { display: 'none' } },
});
