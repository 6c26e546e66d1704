import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';
import { bookmark } from './creator-card.css.ts';

export const invite = style([bookmark, { insetBlockStart: `calc(40px + 2 * ${theme.space.tight})` }]);
/** Beside the buttons, however long a word is; what is no link lets a press through to the card. */
export const marks = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: theme.space.tight,
  insetInlineStart: theme.space.tight,
  maxInlineSize: `calc(100% - 40px - 3 * ${theme.space.tight})`,
  display: 'grid',
  justifyItems: 'start',
  pointerEvents: 'none',
});
export const mark = style({
  minBlockSize: '40px',
  maxInlineSize: '100%',
  display: 'flex',
  alignItems: 'center',
  borderRadius: theme.radius.full,
  textDecoration: 'none',
  selectors: { 'a&': { pointerEvents: 'auto' } },
});
/** A name as far as it fits, quietly. */
export const list = style({
  minInlineSize: 0,
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
