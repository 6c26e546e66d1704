import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';

export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: theme.space.small });
export const item = style({
  display: 'flex',
  gap: theme.space.small,
  alignItems: 'center',
  padding: theme.space.medium,
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.control,
});
export const done = style([item, { color: theme.colour.success }]);
export const reason = style({
  display: 'grid',
  gap: theme.space.small,
  padding: theme.space.large,
  background: theme.colour.sunken,
  borderInlineStart: `4px solid ${theme.colour.sea}`,
  borderRadius: theme.radius.control,
});
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', color: theme.colour.muted });
