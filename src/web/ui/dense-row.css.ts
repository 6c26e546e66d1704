import { type StyleRule, style } from '@vanilla-extract/css';
import { from, minWidth } from './breakpoints.ts';
import { cardSurface, plainList } from './primitives.css.ts';
import { theme } from './theme.css.ts';

/** Around rows that become a table where they have the room for it. */
export const table = style({ containerType: 'inline-size' });
/** The styles of a table: on wide screens, where nothing is open next to the rows. */
const inTable = (rules: StyleRule) => ({ '@media': { [from.wide]: { '@container': { [minWidth.medium]: rules } } } });
/** Columns are as wide in each row, whatever they hold. */
const cells = {
  gridTemplateColumns: '32px minmax(0, 8fr) minmax(0, 12fr) minmax(0, 8fr) minmax(0, 11.5fr) 168px',
  gridTemplateAreas: '"face title detail flags note since"',
};

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
  '@media': { ...inTable(cells)['@media'], '(forced-colors: active)': { borderInlineStartColor: 'Canvas' } },
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
export const title = style([
  cut,
  { fontSize: theme.text.size.small, fontWeight: 600 },
  inTable({ gridArea: 'title', whiteSpace: 'normal', overflowWrap: 'anywhere' }),
]);
export const detail = style([cut, small, inTable({ gridArea: 'detail' })]);
export const note = style([cut, small, inTable({ gridArea: 'note' })]);
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...inTable({ display: 'contents' }),
});
/** Badges that do not fit next to a title go below it. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space.small,
  ...inTable({ display: 'contents' }),
});
export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.hair,
  whiteSpace: 'nowrap',
  ...inTable({ display: 'contents' }),
});
export const flags = style({
  display: 'contents',
  ...inTable({ display: 'flex', flexWrap: 'wrap', gap: theme.space.hair, gridArea: 'flags' }),
});
export const taker = style([cut, inTable({ gridArea: 'note' })]);
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: theme.space.small,
  ...inTable({ display: 'contents' }),
});
export const age = style([
  small,
  { flexShrink: 0 },
  inTable({
    gridArea: 'since',
    display: 'grid',
    gridTemplateColumns: '1fr 80px',
    columnGap: theme.space.hair,
    whiteSpace: 'nowrap',
    justifyItems: 'end',
    '::before': { content: 'attr(data-day)', color: theme.colour.ink },
  }),
]);
export const heads = style([
  small,
  {
    display: 'none',
    columnGap: theme.space.small,
    paddingBlock: '6px',
    paddingInline: theme.space.small,
    borderInlineStart: '4px solid transparent',
    selectors: { [`${table}:has(${tickable}) > &`]: { paddingInlineStart: '40px' } },
  },
  inTable({ ...cells, display: 'grid' }),
]);
export const titleHead = style([cut, { gridColumn: 'face / title', gridRow: 1 }]);
export const detailHead = style([cut, { gridArea: 'detail' }]);
export const flagsHead = style([cut, { gridArea: 'flags' }]);
export const noteHead = style([cut, { gridArea: 'note' }]);
export const sinceHead = style({
  gridArea: 'since',
  paddingInlineEnd: `calc(80px + ${theme.space.hair})`,
  textAlign: 'end',
});
