import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';

export const help = style({ '@media': { '(hover: none) and (pointer: coarse)': { display: 'none' } } });
export const list = style({ display: 'grid', margin: 0, marginBlock: theme.space.medium });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.medium,
  paddingBlock: theme.space.tight,
  borderBlockEnd: `1px solid ${theme.colour.line}`,
});
export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '28px',
  blockSize: '28px',
  paddingInline: theme.space.tight,
  background: theme.colour.sunken,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.control,
  fontFamily: 'inherit',
  fontSize: theme.text.size.small,
  fontWeight: 600,
});
export const does = style({ margin: 0 });
