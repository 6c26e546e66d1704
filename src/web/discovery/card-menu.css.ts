import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';

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
