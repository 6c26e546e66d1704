import { style } from '@vanilla-extract/css';
import { flexRow, plainList } from './primitives.css.ts';
import { theme } from './theme.css.ts';

export { label, list } from './level-list.css.ts';

export const chosen = style([plainList, { display: 'grid', gap: theme.space.hair }]);
export const city = flexRow;
export const suggested = flexRow;
export const suggestion = style({
  minBlockSize: '36px',
  paddingInline: theme.space.small,
  background: 'transparent',
  border: `1px dashed ${theme.colour.field}`,
  borderRadius: theme.radius.full,
  fontSize: theme.text.size.small,
  cursor: 'pointer',
});
