import { style } from '@vanilla-extract/css';
import { below, from } from '#web/ui/breakpoints.ts';
import { cardSurface, displayTitle } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

const plain = { listStyle: 'none', padding: 0, margin: 0 };
const quiet = { color: theme.colour.muted, fontSize: theme.text.size.small };

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.space.medium,
});
export const titles = style({ display: 'grid', gap: theme.space.tight });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.tight });
export const board = style([cardSurface, { minInlineSize: 0 }]);
export const alone = style([board, { inlineSize: 'min(560px, 100%)' }]);
/** Below this width three and more creators are one column. */
const narrow = below.medium;
const inOneColumn = '[data-many] &';
export const block = style({ '@media': { [narrow]: { selectors: { [inOneColumn]: { display: 'block' } } } } });
export const table = style([block, { inlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }]);
export const name = style([
  block,
  {
    position: 'sticky',
    zIndex: 1,
    insetBlockStart: 0,
    padding: theme.space.small,
    background: theme.colour.surface,
    boxShadow: `inset 0 -1px ${theme.colour.line}`,
    fontWeight: 'inherit',
    textAlign: 'start',
    selectors: {
      '&:first-child': { borderStartStartRadius: theme.radius.card },
      '&:last-child': { borderStartEndRadius: theme.radius.card },
    },
    '@media': { [narrow]: { selectors: { [inOneColumn]: { position: 'static' } } } },
  },
]);
export const who = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `0 ${theme.space.small}`,
  '@media': { [from.large]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
export const link = style([
  displayTitle,
  {
    gridRow: '2',
    gridColumn: '1 / -1',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    lineHeight: '32px',
    fontSize: theme.text.size.body,
    '@media': {
      [from.large]: { gridRow: 'auto', gridColumn: 'auto', fontSize: theme.text.size.large },
    },
  },
]);
export const title = style([
  block,
  {
    paddingBlock: theme.space.tight,
    paddingInline: 0,
    background: theme.colour.sunken,
    textAlign: 'start',
    fontSize: theme.text.size.small,
    fontWeight: 600,
  },
]);
export const titleWords = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: `0 ${theme.space.tight}`,
  paddingInline: theme.space.small,
  color: theme.colour.muted,
});
export const shared = style({ color: theme.colour.ink, fontWeight: 400, overflowWrap: 'anywhere' });
export const cell = style({
  padding: theme.space.small,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderInlineStart: `1px solid ${theme.colour.line}` } },
  '@media': {
    [narrow]: {
      selectors: {
        [inOneColumn]: { display: 'block' },
        '[data-many] & + &': { border: 0, borderBlockStart: `1px solid ${theme.colour.line}` },
      },
    },
  },
});
export const cellName = style({
  ...quiet,
  display: 'none',
  '@media': { [narrow]: { selectors: { [inOneColumn]: { display: 'block' } } } },
});
export const traits = style({ ...plain, display: 'grid', gap: theme.space.hair });
export const level = style({ ...quiet, display: 'inline-block', marginInlineStart: theme.space.tight });
export const small = style({ ...quiet, marginBlockStart: theme.space.hair });
export const empty = style(quiet);
export const figure = style([displayTitle, { fontSize: theme.text.size.lead, fontVariantNumeric: 'tabular-nums' }]);
export const bar = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '6px',
  marginBlock: theme.space.hair,
  background: theme.colour.sunken,
  borderRadius: theme.radius.full,
});
export const filled = style({ fill: theme.colour.sea });
export const networks = style({ ...plain, display: 'flex', flexWrap: 'wrap', gap: `0 ${theme.space.small}` });
export const trips = style({ ...plain, display: 'grid', gap: theme.space.tight });
export const days = style({ ...quiet, display: 'block', fontVariantNumeric: 'tabular-nums' });
export const note = style({ whiteSpace: 'pre-line' });
export const steps = style({ display: 'grid', justifyItems: 'start', gap: theme.space.small });
export const removed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.tight,
  ...quiet,
});
