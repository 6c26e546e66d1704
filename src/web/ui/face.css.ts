import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

const base = style({ borderRadius: theme.radius.full, objectFit: 'cover', flexShrink: 0 });
export const widths = { row: 32, card: 56, head: 72 } as const;
export const face = styleVariants(widths, (width) => [base, { inlineSize: `${width}px`, blockSize: `${width}px` }]);
export const initials = style({
  display: 'grid',
  placeItems: 'center',
  background: theme.colour.sunken,
  color: theme.colour.muted,
  fontWeight: 600,
});
export const small = style({ fontSize: theme.text.size.tiny });
