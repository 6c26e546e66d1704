import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';

/** The measures of every grid of cards. */
export const grid = { cardHeight: 340, leastWidth: 224, gap: 20 };
/** What of a card's width is its edge. */
export const insets = 34;
const pictureHeight = '180px';

export const card = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateRows: `${pictureHeight} 1fr`,
  blockSize: `${grid.cardHeight}px`,
  overflow: 'hidden',
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.card,
  transition: `box-shadow ${theme.motion.state}, translate ${theme.motion.state}`,
  selectors: {
    '&:hover': { boxShadow: theme.shadow, translate: '0 -2px' },
    '&:focus-within': { boxShadow: theme.shadow },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { selectors: { '&:hover': { translate: 'none' } } } },
});
/** The whole card opens the profile; what can be pressed beside it lies above. */
export const link = style({
  display: 'block',
  blockSize: pictureHeight,
  overflow: 'hidden',
  outlineOffset: '-3px',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 },
});
export const badges = style({
  position: 'absolute',
  insetBlockStart: `calc(${pictureHeight} - 36px)`,
  insetInlineStart: theme.space.small,
  display: 'flex',
  gap: theme.space.tight,
});
export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.hair,
  paddingBlock: '3px',
  paddingInline: theme.space.tight,
  background: theme.colour.surface,
  borderRadius: theme.radius.full,
  color: theme.colour.ink,
  fontSize: theme.text.size.tiny,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
export const bookmark = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: theme.space.tight,
  insetInlineEnd: theme.space.tight,
  inlineSize: '40px',
  blockSize: '40px',
  display: 'grid',
  placeItems: 'center',
  background: theme.colour.surface,
  border: 0,
  borderRadius: theme.radius.full,
  color: theme.colour.sea,
  cursor: 'pointer',
  selectors: { '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' } },
});
export const bookmarked = style([bookmark, { color: theme.colour.coral }]);
export const body = style({
  minInlineSize: 0,
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: theme.space.hair,
  padding: `${theme.space.small} ${theme.space.medium} ${theme.space.medium}`,
});
export const name = style({
  fontFamily: theme.text.display,
  fontSize: theme.text.size.large,
  fontWeight: 600,
  lineHeight: 1.3,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const lines = style({ display: 'grid', gap: '2px', alignContent: 'start' });
export const line = style({
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.hair,
  color: theme.colour.muted,
  fontSize: theme.text.size.small,
});
globalStyle(`${line} svg`, { flexShrink: 0 });
export const cut = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const there = style({
  color: theme.colour.coral,
  fontSize: theme.text.size.small,
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.hair,
  blockSize: '52px',
  alignContent: 'end',
  overflow: 'hidden',
  listStyle: 'none',
  padding: 0,
  margin: 0,
});
export const chip = style({
  maxInlineSize: '100%',
  paddingBlock: '2px',
  paddingInline: theme.space.tight,
  background: theme.colour.sunken,
  borderRadius: theme.radius.full,
  fontSize: theme.text.size.tiny,
  lineHeight: '20px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const chipAsked = style([chip, { color: theme.colour.coral, fontWeight: 600 }]);
