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
