import { globalStyle, style } from '@vanilla-extract/css';
import { from, maxWidth } from '#web/ui/breakpoints.ts';
import { iconButton } from '#web/ui/icon-button.css.ts';
import { cardSurface, displayTitle, flexRow, mutedText, plainList } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const inset = 'clamp(16px, 4vw, 40px)';

export const profile = style({
  minBlockSize: 0,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
});
export const bar = style({
  minInlineSize: 0,
  minBlockSize: '64px',
  display: 'grid',
  alignContent: 'center',
  paddingBlock: theme.space.tight,
  paddingInlineStart: inset,
  paddingInlineEnd: '124px',
  '@media': { [from.medium]: { paddingInlineEnd: '220px' } },
  borderBlockEnd: `1px solid ${theme.colour.line}`,
});
export const pages = style({ minBlockSize: 0, overflow: 'auto' });
export const alone = style({ padding: inset });
export const head = style({
  position: 'relative',
  display: 'grid',
  gap: theme.space.medium,
  padding: inset,
  background: `linear-gradient(180deg, ${theme.colour.sunken}, ${theme.colour.surface})`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.medium]: { gridTemplateColumns: '220px minmax(0, 1fr)', alignItems: 'end', gap: theme.space.wide },
  },
});
export const face = style({
  inlineSize: 'min(220px, 60vw)',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: theme.radius.card,
});
export const title = style({ minInlineSize: 0, display: 'grid', gap: theme.space.large });
export const name = style([displayTitle, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }]);
export const counts = style([
  mutedText,
  { display: 'flex', flexWrap: 'wrap', gap: theme.space.tight, fontVariantNumeric: 'tabular-nums' },
]);
export const chips = style([plainList, { display: 'flex', flexWrap: 'wrap', gap: theme.space.tight }]);
export const chip = style([
  cardSurface,
  {
    paddingBlock: theme.space.hair,
    paddingInline: theme.space.small,
    fontSize: theme.text.size.small,
    overflowWrap: 'anywhere',
  },
]);
export const bookmark = style({
  position: 'absolute',
  insetBlockStart: theme.space.hair,
  insetInlineEnd: '60px',
  inlineSize: '56px',
  blockSize: '56px',
});
export const columns = style({
  display: 'grid',
  gap: theme.space.wide,
  paddingInline: inset,
  paddingBlock: theme.space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 260px' } },
});
export const main = style({ minInlineSize: 0, display: 'grid', gap: theme.space.large, alignContent: 'start' });
export const side = style({ minInlineSize: 0, display: 'grid', gap: theme.space.large, alignContent: 'start' });
export const subtitle = style([mutedText, { marginBlockEnd: theme.space.tight, fontWeight: 600 }]);
export const about = style({
  fontSize: theme.text.size.large,
  lineHeight: 1.6,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
export const facts = style({
  display: 'grid',
  gap: theme.space.large,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
});
export const list = style([plainList, { display: 'grid', gap: theme.space.hair }]);
export const level = style([mutedText, { marginInlineStart: theme.space.tight }]);
export const contacts = style([plainList, { display: 'grid' }]);
globalStyle(`${contacts} li`, {
  minBlockSize: '40px',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.tight,
  fontSize: theme.text.size.small,
  overflowWrap: 'anywhere',
});
globalStyle(`${contacts} svg`, { flex: 'none' });
export const followers = style([mutedText, { display: 'block' }]);
export const links = style({ display: 'grid', gap: theme.space.tight, marginBlock: `${theme.space.medium} 0` });
export const note = style({ display: 'grid', gap: theme.space.tight });
export const noteFoot = style([flexRow, { gap: theme.space.small }]);
export const trips = style({
  display: 'grid',
  gap: theme.space.large,
  padding: inset,
  paddingBlockStart: 0,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(272px, 100%), 1fr))',
});
/** A card that is alone in its row is laid out horizontally. */
const across = { gridColumn: '1 / -1', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' };
export const trip = style({
  minInlineSize: 0,
  display: 'grid',
  alignContent: 'start',
  '@media': {
    [from.medium]: { selectors: { '&:only-child': across } },
    [`${from.medium} and ${maxWidth.large}`]: { selectors: { '&:nth-child(3)': across } },
  },
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  background: theme.colour.paper,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.card,
});
export const cover = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  background: theme.colour.sunken,
});
export const noCover = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 10',
  background: theme.colour.sunken,
  color: theme.colour.muted,
});
export const tripBody = style({
  minInlineSize: 0,
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.hair,
  padding: theme.space.medium,
});
export const tripLabel = style({ color: theme.colour.coral, fontSize: theme.text.size.small, fontWeight: 600 });
export const tripType = style({ color: theme.colour.muted, fontSize: theme.text.size.tiny, letterSpacing: '0.04em' });
export const tripTitle = style([displayTitle, { fontSize: theme.text.size.lead }]);
export const tripDays = style([mutedText, { fontVariantNumeric: 'tabular-nums' }]);
export const highlightsTitle = style({
  marginBlockStart: theme.space.small,
  fontSize: theme.text.size.small,
  fontWeight: 600,
});
export const highlights = style({ paddingInlineStart: theme.space.medium, margin: 0, fontSize: theme.text.size.small });
export const when = style([mutedText, { fontVariantNumeric: 'tabular-nums' }]);
export const turn = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlock: theme.space.hair,
  paddingInline: theme.space.small,
  background: theme.colour.surface,
  borderBlockStart: `1px solid ${theme.colour.line}`,
  selectors: { '&:not(:has(button:enabled))': { display: 'none' } },
  '@media': {
    [from.medium]: {
      position: 'absolute',
      insetBlock: `${theme.space.tight} auto`,
      insetInlineEnd: '124px',
      padding: 0,
      borderBlockStart: 0,
    },
  },
});
export const turnButton = style([
  iconButton,
  { inlineSize: '48px', blockSize: '48px', color: theme.colour.sea, ':disabled': { visibility: 'hidden' } },
]);
