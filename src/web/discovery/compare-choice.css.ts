import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';

export const tray = style({
  position: 'sticky',
  zIndex: 3,
  insetBlockEnd: theme.space.small,
  justifySelf: 'center',
  padding: theme.space.hair,
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.card,
  boxShadow: theme.shadow,
  '@media': { print: { display: 'none' } },
});
export const hint = style({ paddingBlock: theme.space.tight, paddingInline: theme.space.medium });
