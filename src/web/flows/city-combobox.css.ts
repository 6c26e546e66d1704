import { style } from '@vanilla-extract/css';
import { flexRow, plainList } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const search = style({ position: 'relative', display: 'grid', gap: theme.space.hair });
export const inline = style({ maxBlockSize: '300px', overflow: 'auto' });
export const floating = style({
  padding: theme.space.hair,
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  insetBlockStart: '76px',
  maxBlockSize: '320px',
  overflowY: 'auto',
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.control,
  boxShadow: theme.shadow,
});
export const option = style({
  position: 'relative',
  minBlockSize: '44px',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.tight,
  padding: `${theme.space.tight} ${theme.space.small}`,
  borderRadius: theme.radius.control,
  textAlign: 'start',
  fontSize: theme.text.size.small,
  cursor: 'pointer',
  ':hover': { background: theme.colour.sunken },
  selectors: { '&[aria-disabled="true"]': { color: theme.colour.muted, cursor: 'default' } },
});
export const activeOption = style([
  option,
  { background: theme.colour.sunken, outline: `2px solid ${theme.colour.sea}`, outlineOffset: '-2px' },
]);
export const tick = style({ inlineSize: '20px', blockSize: '20px', flexShrink: 0, color: theme.colour.sea });

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
