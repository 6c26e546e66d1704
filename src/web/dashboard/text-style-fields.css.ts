import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';

export const group = style({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  display: 'grid',
  gap: theme.space.medium,
});
export const legend = style({ padding: 0, marginBlockEnd: theme.space.tight, fontWeight: 600 });
/** Each word is written as it says. */
export const faces = styleVariants({
  bold: { fontWeight: 700 },
  italic: { fontStyle: 'italic' },
  underline: { textDecoration: 'underline', textUnderlineOffset: '3px' },
});
