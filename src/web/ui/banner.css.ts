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
/** A line of their own begins where the words do: a quiet button's frame is not seen. */
globalStyle(`${row} > button`, {
  marginInlineStart: `calc(-1 * ${theme.space.small})`,
  '@media': { 'screen and (forced-colors: active)': { marginInlineStart: 0 } },
});
/** As wide as what can be done leaves, and on a line of its own where that is too little. */
export const words = style({ flex: '1 1 200px', minInlineSize: 0, overflowWrap: 'anywhere' });
