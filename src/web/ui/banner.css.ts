import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

const base = style({
  padding: `${theme.space.small} ${theme.space.medium}`,
  borderRadius: theme.radius.control,
  background: theme.colour.surface,
  border: '1px solid',
  borderInlineStartWidth: '4px',
  textAlign: 'start',
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
  rowGap: theme.space.tight,
  columnGap: `calc(${theme.space.tight} + ${theme.space.small})`,
});
globalStyle(`${row} > button`, {
  marginInlineStart: `calc(-1 * ${theme.space.small})`,
  '@media': { 'screen and (forced-colors: active)': { marginInlineStart: 0 } },
});
export const text = style({ flex: '1 1 200px', minInlineSize: 0, overflowWrap: 'anywhere' });
