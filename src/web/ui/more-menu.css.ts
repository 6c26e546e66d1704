import { style } from '@vanilla-extract/css';

export { anchor } from './popover.css.ts';

import { iconButton } from './icon-button.css.ts';
import { theme } from './theme.css.ts';

/** Takes less room than its button, whose icon ends where the text below it ends. */
export const box = style({ position: 'relative', zIndex: 2, marginBlock: '-7px', marginInlineEnd: '-11px' });
export const trigger = iconButton;
export const menu = style({
  position: 'relative',
  zIndex: 10,
  minInlineSize: '200px',
  maxInlineSize: 'var(--radix-popover-content-available-width)',
  display: 'grid',
  padding: theme.space.hair,
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.card,
  boxShadow: theme.shadow,
});
export const item = style({
  minBlockSize: '44px',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.small,
  paddingInline: theme.space.small,
  background: 'transparent',
  border: 0,
  borderRadius: theme.radius.control,
  color: theme.colour.ink,
  font: 'inherit',
  fontSize: theme.text.size.small,
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: theme.colour.sunken },
    '&[aria-disabled="true"]': { color: theme.colour.muted, cursor: 'not-allowed' },
  },
});
