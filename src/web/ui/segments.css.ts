import { style } from '@vanilla-extract/css';
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
export const segment = style({
  minBlockSize: '36px',
  minInlineSize: '40px',
  display: 'inline-grid',
  placeItems: 'center',
  paddingInline: theme.space.small,
  background: 'transparent',
  border: 0,
  borderRadius: '6px',
  color: theme.colour.muted,
  fontSize: theme.text.size.small,
  fontWeight: 500,
  cursor: 'pointer',
  transition: `background ${theme.motion.state}`,
  selectors: { '&[aria-pressed="true"]': { background: theme.colour.sea, color: theme.colour.onSea } },
});
