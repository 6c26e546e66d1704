import { style } from '@vanilla-extract/css';
import { cardSurface } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';
import { bookmark } from './creator-card.css.ts';

/** Presses go through to the card. */
export const marks = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: theme.space.tight,
  insetInlineStart: theme.space.tight,
  maxInlineSize: `calc(100% - 40px - 3 * ${theme.space.tight})`,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.hair,
  pointerEvents: 'none',
});
export const list = style({
  minInlineSize: 0,
  maxInlineSize: '100%',
  padding: `2px ${theme.space.tight}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  background: theme.colour.surface,
  border: '1px solid transparent',
  borderRadius: theme.radius.full,
  color: theme.colour.muted,
  fontSize: theme.text.size.tiny,
  fontWeight: 600,
  lineHeight: 1.4,
});

export const tray = style([
  cardSurface,
  {
    position: 'sticky',
    zIndex: 3,
    insetBlockEnd: theme.space.small,
    justifySelf: 'center',
    padding: theme.space.hair,
    boxShadow: theme.shadow,
    '@media': { print: { display: 'none' } },
  },
]);
export const hint = style({ paddingBlock: theme.space.tight, paddingInline: theme.space.medium });

export const severalChoiceTray = style([
  tray,
  { display: 'flex', alignItems: 'center', gap: theme.space.hair, flexWrap: 'wrap', whiteSpace: 'nowrap' },
]);
export const count = style([hint, { fontVariantNumeric: 'tabular-nums', whiteSpace: 'normal' }]);
/** In place of the bookmark. */
export const choose = style([
  bookmark,
  {
    selectors: {
      '&:has(:focus-visible)': { outline: `3px solid ${theme.colour.sea}`, outlineOffset: '2px' },
      '&:has([aria-disabled="true"])': { opacity: 0.5, cursor: 'not-allowed' },
    },
  },
]);
export const check = style({
  inlineSize: '20px',
  blockSize: '20px',
  margin: 0,
  accentColor: theme.colour.sea,
  cursor: 'inherit',
  ':focus-visible': { outline: 'none' },
});
