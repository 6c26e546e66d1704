import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';

export const card = style({
  display: 'grid',
  gap: theme.space.medium,
  maxInlineSize: '640px',
  padding: theme.space.large,
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.card,
});
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.tight,
  fontFamily: theme.text.display,
  fontSize: theme.text.size.large,
  fontWeight: 600,
});
export const address = style({ display: 'grid', gap: theme.space.small });
export const said = style({
  color: theme.colour.success,
  fontSize: theme.text.size.small,
  fontWeight: 600,
  ':empty': { display: 'none' },
});
