import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';

export const card = style({
  display: 'grid',
  gap: theme.space.medium,
  padding: theme.space.large,
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.card,
});
export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.hair,
  color: theme.colour.success,
  fontWeight: 600,
});
export const modal = style({ display: 'grid', gap: theme.space.medium, paddingBlockStart: theme.space.tight });
export const address = style({ overflowWrap: 'anywhere', color: theme.colour.muted });
export const actions = style({ display: 'grid', gap: theme.space.tight });
