import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const summary = style({
  display: 'grid',
  gap: theme.space.tight,
  padding: theme.space.medium,
  border: `1px solid ${theme.colour.danger}`,
  borderInlineStartWidth: '4px',
  borderRadius: theme.radius.control,
  background: theme.colour.surface,
});
export const title = style({ fontSize: theme.text.size.body, fontWeight: 600, color: theme.colour.danger });
export const list = style({
  margin: 0,
  paddingInlineStart: theme.space.medium,
  display: 'grid',
  gap: theme.space.hair,
});
