import { style, styleVariants } from '@vanilla-extract/css';
import { below, from, minWidth } from '#web/ui/breakpoints.ts';
import { cardSurface, displayTitle, flexRow, mutedText, plainList } from '#web/ui/primitives.css.ts';
import { slidingRow } from '#web/ui/sliding-row.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.space.medium,
});
export const titles = style({ display: 'grid', gap: theme.space.tight });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.wide,
  alignItems: 'start',
  '@media': { [from.large]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' } },
});
export const section = style({
  display: 'grid',
  gap: theme.space.medium,
  minInlineSize: 0,
  containerType: 'inline-size',
});
export const part = style({ display: 'grid', gap: theme.space.medium, minInlineSize: 0 });
const anyChip = style({
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.full,
  color: theme.colour.ink,
  fontSize: theme.text.size.small,
  fontWeight: 600,
  textDecoration: 'none',
});
const filled = style({
  minBlockSize: '40px',
  paddingInline: theme.space.medium,
  transition: `border-color ${theme.motion.state}, background ${theme.motion.state}`,
  ':hover': { borderColor: theme.colour.field },
  selectors: {
    '&[aria-current]': { background: theme.colour.sea, borderColor: theme.colour.sea, color: theme.colour.onSea },
  },
});
const outlined = style({
  minBlockSize: '40px',
  paddingInline: theme.space.tight,
  background: 'transparent',
  borderColor: 'transparent',
  selectors: {
    '&[aria-current]': { background: theme.colour.surface, borderColor: theme.colour.sea, color: theme.colour.sea },
  },
});
export const chip = styleVariants({ filled: [anyChip, filled], outlined: [anyChip, outlined] });
export const chips = styleVariants({ filled: [slidingRow], outlined: [slidingRow, { gap: theme.space.hair }] });
export const count = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 400 });
export const group = style({ display: 'grid', gap: theme.space.small, minInlineSize: 0 });
export const groupTitle = style([displayTitle, { fontSize: theme.text.size.large }]);
export const rows = style([plainList, { display: 'grid', gap: theme.space.small }]);
export const row = style([
  cardSurface,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${theme.space.small} ${theme.space.medium}`,
    alignItems: 'center',
    padding: theme.space.medium,
    color: theme.colour.ink,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    transition: `border-color ${theme.motion.state}`,
    ':hover': { borderColor: theme.colour.field },
    '@container': { [minWidth.small]: { gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 260px)' } },
  },
]);
export const tile = style({
  inlineSize: '64px',
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: theme.space.tight,
  background: theme.colour.sunken,
  borderRadius: theme.radius.control,
  lineHeight: 1.15,
});
export const tileMonth = style({
  color: theme.colour.coral,
  fontSize: theme.text.size.tiny,
  fontWeight: 600,
  textTransform: 'uppercase',
  letterSpacing: '0.04em',
});
export const tileDate = style([displayTitle, { fontSize: '1.75rem', fontVariantNumeric: 'tabular-nums' }]);
export const tileYear = style({ color: theme.colour.muted, fontSize: theme.text.size.tiny });
export const text = style({ display: 'grid', gap: '2px', minInlineSize: 0 });
export const city = style([displayTitle, { fontSize: '1.25rem', overflowWrap: 'anywhere' }]);
export const days = style({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space.hair,
  fontVariantNumeric: 'tabular-nums',
});
export const daysIcon = style({ marginBlockStart: '0.25em' });
const dotRoom = '0.75em';
/** The dot is cut off where the nights begin a line. */
export const daysLine = style({ display: 'flex', flexWrap: 'wrap', columnGap: dotRoom, overflowX: 'clip' });
export const nights = style({
  position: 'relative',
  color: theme.colour.muted,
  '::before': {
    content: '·',
    position: 'absolute',
    insetInlineStart: `-${dotRoom}`,
    inlineSize: dotRoom,
    textAlign: 'center',
  },
});
export const hotel = style([mutedText, { overflowWrap: 'anywhere' }]);
export const status = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: theme.space.hair,
  justifyItems: 'start',
  '@container': { [minWidth.small]: { gridColumn: 'auto', justifyItems: 'end', textAlign: 'end' } },
});
export const step = style([mutedText, { textWrap: 'pretty' }]);
export const more = style([flexRow, { justifyContent: 'space-between', gap: theme.space.small }]);
export const waiting = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: theme.space.medium,
  alignItems: 'center',
  padding: theme.space.medium,
  minBlockSize: '112px',
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.card,
});
export const waitingLines = style({ display: 'grid', gap: theme.space.tight });

export const card = style([
  cardSurface,
  {
    display: 'grid',
    gap: theme.space.medium,
    padding: theme.space.large,
    // Hidden while the list above loads, which would push it down.
    '@media': {
      [below.large]: { selectors: { ':has([aria-busy=true]) ~ &': { visibility: 'hidden' } } },
    },
  },
]);
export const title = style([displayTitle, { fontSize: theme.text.size.large }]);
