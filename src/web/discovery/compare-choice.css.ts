import { style } from '@vanilla-extract/css';
import { cardSurface } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

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
