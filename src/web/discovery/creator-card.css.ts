import { style } from '@vanilla-extract/css';
import { frame } from '#web/ui/creator-card.css.ts';
import { plainList } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const cardHeight = '340px';
const cardGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(290px, 100%), 1fr))',
  gap: '20px',
});
export const cards = style([plainList, cardGrid]);
/** Three rows at most. */
export const skeletons = style([cardGrid, { maxBlockSize: `calc(3 * ${cardHeight} + 40px)`, overflow: 'hidden' }]);

export { band, bandPicture, body, cut, face, figures, line, lines, name, nameLine } from '#web/ui/creator-card.css.ts';

export const card = style([
  frame,
  {
    blockSize: cardHeight,
    // The browser lays out the content of a card when it comes near the window.
    contentVisibility: 'auto',
    transition: `box-shadow ${theme.motion.state}, translate ${theme.motion.state}`,
    selectors: {
      '&:hover': { boxShadow: theme.shadow, translate: '0 -2px' },
      '&:focus-within': { boxShadow: theme.shadow },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': { selectors: { '&:hover': { translate: 'none' } } },
      print: { contentVisibility: 'visible', breakInside: 'avoid' },
    },
  },
]);
/** The link covers the whole card; other controls lie above it. */
export const link = style({
  minBlockSize: 0,
  display: 'grid',
  outlineOffset: '-3px',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 },
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
export const there = style({
  color: theme.colour.coral,
  fontSize: theme.text.size.small,
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
