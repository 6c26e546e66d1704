import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';
import { bookmark } from './creator-card.css.ts';

export const invite = style([bookmark, { insetBlockStart: `calc(40px + 2 * ${theme.space.tight})` }]);
export const fresh = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: theme.space.tight,
  insetInlineStart: theme.space.tight,
  minBlockSize: '40px',
  display: 'flex',
  alignItems: 'center',
});
export const freshBelow = style([fresh, { insetBlockStart: `calc(40px + 2 * ${theme.space.tight})` }]);
/** Beside the buttons, however long the word is. */
export const standing = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: theme.space.tight,
  insetInlineStart: theme.space.tight,
  maxInlineSize: `calc(100% - 40px - 3 * ${theme.space.tight})`,
  minBlockSize: '40px',
  display: 'flex',
  alignItems: 'center',
  borderRadius: theme.radius.full,
  textDecoration: 'none',
});
