import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '#web/ui/breakpoints.ts';
import { chipSize } from '#web/ui/chip.css.ts';
import { flexRow, mutedText, plainList } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const panel = style({
  flex: '1 0 100%',
  minInlineSize: 0,
  display: 'grid',
  gap: theme.space.tight,
  '@media': { [below.large]: { display: 'contents' }, print: { display: 'none' } },
});
export const row = style([flexRow, { '@media': { [from.large]: { gap: theme.space.hair } } }]);
const chips = '24px';
/** Has the height of its chips at all times, so that nothing below moves when a filter is chosen. */
export const state = style([
  flexRow,
  {
    minInlineSize: 0,
    vars: { [chipSize]: chips },
    '@media': { [from.large]: { flexBasis: '100%', minBlockSize: chips, columnGap: theme.space.medium } },
  },
]);
export const sheet = style({ display: 'grid', gap: theme.space.small, paddingBlockStart: theme.space.medium });
export const groups = style({
  display: 'contents',
  '@media': { [below.large]: { display: 'grid', gap: theme.space.tight } },
});
/** On wide screens two rows of cards are in sight at 900 pixels. */
const slim = '40px';
export const group = style({ position: 'relative', minInlineSize: 0 });
/** A count takes the place of the arrow, so that its row stays as it is. */
const slotSize = '18px';
export const slot = style({ inlineSize: slotSize, flexShrink: 0 });

export const groupButton = style({
  minBlockSize: '44px',
  '@media': { [from.wide]: { minBlockSize: slim } },
  inlineSize: '100%',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.hair,
  paddingInline: theme.space.tight,
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.field}`,
  borderRadius: theme.radius.full,
  fontSize: theme.text.size.small,
  fontWeight: 600,
  cursor: 'pointer',
  transition: `border-color ${theme.motion.state}, background ${theme.motion.state}`,
  selectors: { '&[aria-expanded="true"]': { background: theme.colour.sunken } },
});
globalStyle(`${groupButton} > :is(svg, span[aria-hidden])`, { marginInlineStart: 'auto' });
export const groupButtonSet = style([
  groupButton,
  {
    borderColor: theme.colour.sea,
    color: theme.colour.sea,
  },
]);
export const count = style({
  minInlineSize: slotSize,
  paddingInline: theme.space.hair,
  background: theme.colour.sea,
  borderRadius: theme.radius.full,
  color: theme.colour.onSea,
  fontSize: theme.text.size.tiny,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '20px',
  textAlign: 'center',
});
export const dropdown = style({
  minInlineSize: 0,
  margin: 0,
  border: 0,
  display: 'grid',
  gap: theme.space.tight,
  padding: theme.space.medium,
  '@media': { [below.large]: { paddingInline: theme.space.tight } },
});
export const options = style([plainList, { maxBlockSize: '300px', overflow: 'auto' }]);
export const thereForm = style([
  dropdown,
  {
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media': {
      [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 312px)', columnGap: theme.space.large },
    },
  },
]);
export const thereHint = style([mutedText, { gridColumn: '1 / -1' }]);
export const dates = style({
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.tight,
});
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
  gap: theme.space.tight,
});
globalStyle(`${days} input`, { paddingInline: theme.space.small });
/** The one calendar is below. */
globalStyle(`${days} input::-webkit-calendar-picker-indicator`, { display: 'none' });
export const range = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: theme.space.tight });
export const option = style({
  minBlockSize: '40px',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.small,
  paddingInlineStart: theme.space.tight,
  paddingInlineEnd: '56px',
  borderRadius: theme.radius.control,
  fontSize: theme.text.size.small,
  cursor: 'pointer',
  ':hover': { background: theme.colour.sunken },
});
export const check = style({
  inlineSize: '20px',
  blockSize: '20px',
  flexShrink: 0,
  accentColor: theme.colour.sea,
  cursor: 'pointer',
});
export const optionRow = style({ position: 'relative', display: 'grid', alignItems: 'center' });
export const optionCount = style([
  mutedText,
  {
    position: 'absolute',
    insetInlineEnd: theme.space.tight,
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
  },
]);
export const minTrips = style([flexRow, { gap: theme.space.small, padding: theme.space.medium }]);
export const number = style({
  inlineSize: '84px',
  minBlockSize: '44px',
  paddingInline: theme.space.small,
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.field}`,
  borderRadius: theme.radius.control,
  fontVariantNumeric: 'tabular-nums',
});
export const slider = style({ inlineSize: '200px', blockSize: '40px', accentColor: theme.colour.sea });
export const active = style([
  flexRow,
  { minInlineSize: 0, '@media': { [below.large]: { flexBasis: '100%' }, [from.large]: { rowGap: theme.space.hair } } },
]);
export const activeLabel = style({ fontSize: theme.text.size.small, fontWeight: 600 });
export const or = style([mutedText]);
/** Keeps its width when its text changes. */
export const text = style({
  display: 'inline-grid',
  '::after': { content: 'attr(data-other)', blockSize: 0, overflow: 'hidden', visibility: 'hidden' },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.tight,
  '@media': {
    [from.large]: { flex: 'none', gap: 0, marginInlineStart: 'auto' },
    [below.large]: {
      order: 1,
      position: 'sticky',
      insetBlockEnd: `calc(-1 * ${theme.space.large})`,
      inlineSize: '100%',
      paddingBlock: theme.space.small,
      marginBlockEnd: `calc(-1 * ${theme.space.small})`,
      background: theme.colour.surface,
    },
  },
});
/** While one popover is open, a press on another group opens that one at once, and a press on “Apply” applies. */
globalStyle(`${row}:has([aria-expanded="true"]) :is(${groupButton}, ${actions})`, { position: 'relative', zIndex: 10 });
globalStyle(`${actions} > button`, {
  '@media': { [from.large]: { minBlockSize: slim, paddingBlock: theme.space.hair, paddingInline: theme.space.medium } },
});
