import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const file = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  paddingInline: theme.space.large,
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.field}`,
  borderRadius: theme.radius.control,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '&:has(:focus-visible)': { outline: `3px solid ${theme.colour.sea}`, outlineOffset: '2px' } },
});
export const input = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', inlineSize: '100%' });
