import { style } from '@vanilla-extract/css';
import { bareButton, cardSurface } from './primitives.css.ts';

export { anchor } from './popover.css.ts';

import { iconButton } from './icon-button.css.ts';
import { theme } from './theme.css.ts';

export const box = style({ position: 'relative', zIndex: 2, marginBlock: '-7px', marginInlineEnd: '-11px' });
export const trigger = iconButton;
export const menu = style([
  cardSurface,
  {
    position: 'relative',
    zIndex: 10,
    minInlineSize: '200px',
    maxInlineSize: 'var(--radix-popover-content-available-width)',
    display: 'grid',
    padding: theme.space.hair,
    boxShadow: theme.shadow,
  },
]);
export const item = style([
  bareButton,
  {
    minBlockSize: '44px',
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.small,
    paddingInline: theme.space.small,
    borderRadius: theme.radius.control,
    color: theme.colour.ink,
    fontSize: theme.text.size.small,
    textAlign: 'start',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': { background: theme.colour.sunken },
      '&[aria-disabled="true"]': { color: theme.colour.muted, cursor: 'not-allowed' },
    },
  },
]);
