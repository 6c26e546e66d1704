import { style } from '@vanilla-extract/css';
import { iconButton } from './icon-button.css.ts';
import { theme } from './theme.css.ts';

export const mover = style({ display: 'flex', flexShrink: 0, color: theme.colour.muted });
export const grip = style([
  iconButton,
  { inlineSize: '28px', cursor: 'grab', touchAction: 'none', ':active': { cursor: 'grabbing' } },
]);
