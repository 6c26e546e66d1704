import { style } from '@vanilla-extract/css';
import { bareButton } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

/** Has no height, so that its message moves no row. */
export const anchor = style({
  position: 'sticky',
  insetBlockStart: '48px',
  zIndex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'flex-end',
  blockSize: 0,
});
export const message = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.tight,
  minBlockSize: '28px',
  paddingInline: theme.space.small,
  background: theme.colour.sea,
  color: theme.colour.onSea,
  borderRadius: theme.radius.full,
  boxShadow: theme.shadow,
  fontSize: theme.text.size.small,
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
export const show = style([
  bareButton,
  {
    minBlockSize: '28px',
    paddingInline: theme.space.hair,
    color: 'inherit',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
]);
