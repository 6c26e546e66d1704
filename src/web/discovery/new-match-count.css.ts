import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';

/** Positioned, so that nothing moves when the news arrive. */
export const count = style({
  position: 'absolute',
  insetInlineEnd: '-7px',
  insetBlockStart: '-3px',
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
