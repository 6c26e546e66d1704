import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';

/** Upon the end of the link, in the room between it and the next: nothing moves when it comes. */
export const count = style({
  position: 'absolute',
  insetInlineStart: 'calc(100% - 8px)',
  insetBlockStart: '2px',
  minInlineSize: '18px',
  blockSize: '18px',
  paddingInline: theme.space.hair,
  display: 'grid',
  placeItems: 'center',
  background: theme.colour.coral,
  color: theme.colour.surface,
  border: '1px solid transparent',
  borderRadius: theme.radius.full,
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: 1,
});
