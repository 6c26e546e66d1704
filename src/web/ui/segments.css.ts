import { style } from '@vanilla-extract/css';
import { bareButton, mutedText } from './primitives.css.ts';
import { theme } from './theme.css.ts';

export const group = style({
  margin: 0,
  padding: '2px',
  border: `1px solid ${theme.colour.field}`,
  borderRadius: theme.radius.control,
  background: theme.colour.surface,
  minInlineSize: 0,
  display: 'inline-flex',
});
export const segment = style([
  mutedText,
  bareButton,
  {
    minBlockSize: '36px',
    minInlineSize: '40px',
    display: 'inline-grid',
    placeItems: 'center',
    paddingInline: theme.space.small,
    borderRadius: '6px',
    fontWeight: 500,
    transition: `background ${theme.motion.state}`,
    selectors: { '&[aria-pressed="true"]': { background: theme.colour.sea, color: theme.colour.onSea } },
  },
]);
