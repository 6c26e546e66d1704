import { style } from '@vanilla-extract/css';
import { bareButton } from './primitives.css.ts';
import { theme } from './theme.css.ts';

export const iconButton = style([
  bareButton,
  {
    flexShrink: 0,
    inlineSize: '40px',
    blockSize: '40px',
    display: 'grid',
    placeItems: 'center',
    borderRadius: theme.radius.full,
    color: theme.colour.muted,
  },
]);

export const tool = style({
  ':hover': { background: theme.colour.sunken },
  selectors: {
    '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'not-allowed', background: 'transparent' },
    '&[aria-pressed="true"]': { background: theme.colour.sunken, color: theme.colour.sea },
  },
});

export const tools = style({ flexShrink: 0, display: 'flex', gap: theme.space.hair });

export const mover = style({ display: 'flex', flexShrink: 0, color: theme.colour.muted });
export const grip = style([
  iconButton,
  { inlineSize: '28px', cursor: 'grab', touchAction: 'none', ':active': { cursor: 'grabbing' } },
]);
