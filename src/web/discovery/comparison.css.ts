import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '#web/ui/breakpoints.ts';
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
/** Scrolls both links, so that the names can stick to its top. */
export const scroll = style([
  cardSurface,
  {
    minInlineSize: 0,
    maxBlockSize: `calc(100dvh - ${theme.space.large})`,
    overflow: 'auto',
    '@media': {
      [from.medium]: { maxBlockSize: 'none', overflow: 'visible' },
      print: { maxBlockSize: 'none' },
    },
  },
]);
export const alone = style([scroll, { inlineSize: 'min(560px, 100%)' }]);
const table_ = style({ inlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' });
export const table: Readonly<Record<number, string>> = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, (count) => [
  table_,
  { minInlineSize: `${count * 164}px` },
]);
export const name = style({
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
});
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
export const title = style({
  paddingBlock: theme.space.tight,
  paddingInline: 0,
  background: theme.colour.sunken,
  textAlign: 'start',
  fontSize: theme.text.size.small,
  fontWeight: 600,
});
export const titleWords = style({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: `0 ${theme.space.tight}`,
  maxInlineSize: 'min(100%, calc(100vw - 48px))',
  paddingInline: theme.space.small,
  color: theme.colour.muted,
});
export const shared = style({ color: theme.colour.ink, fontWeight: 400, overflowWrap: 'anywhere' });
export const cell = style({
  padding: theme.space.small,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderInlineStart: `1px solid ${theme.colour.line}` } },
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
