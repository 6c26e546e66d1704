import { style } from '@vanilla-extract/css';
import { flexRow, plainList } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export { label, list } from '#web/ui/level-list.css.ts';

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
