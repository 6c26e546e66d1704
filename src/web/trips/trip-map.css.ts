import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';

export const frame = style({
  display: 'grid',
  gap: theme.space.small,
  padding: theme.space.large,
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.card,
});
export const title = style({ fontFamily: theme.text.display, fontSize: theme.text.size.large, fontWeight: 600 });
export const empty = style({ color: theme.colour.muted, fontSize: theme.text.size.small });
