import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.space.small,
});
export const address = style({ gridColumn: '1 / -1' });
export const message = style({ fontSize: theme.text.size.small });
export const summary = style({
  inlineSize: 'fit-content',
  minBlockSize: '44px',
  lineHeight: '44px',
  fontWeight: 600,
  cursor: 'pointer',
});
export const code = style({
  display: 'block',
  inlineSize: 'min(240px, 100%)',
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.card,
});
