import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

const base = style({
  padding: `${theme.space.small} ${theme.space.medium}`,
  borderRadius: theme.radius.control,
  background: theme.colour.surface,
  border: '1px solid',
  borderInlineStartWidth: '4px',
});
export const banner = styleVariants({
  danger: [base, { color: theme.colour.danger }],
  success: [base, { color: theme.colour.success }],
  warning: [base, { color: theme.colour.warning }],
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.tight,
});
