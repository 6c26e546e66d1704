import { style, styleVariants } from '@vanilla-extract/css';
import { flexRow } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const fold = style({ borderBlockStart: `1px solid ${theme.colour.line}` });
export const summary = style({
  minBlockSize: '60px',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.small,
  fontWeight: 600,
  fontSize: theme.text.size.small,
  listStyle: 'none',
  cursor: 'pointer',
});
export const sample = style({
  flexShrink: 0,
  inlineSize: '44px',
  blockSize: '44px',
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.control,
});
export const message = style({
  marginInlineStart: 'auto',
  color: theme.colour.muted,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});
export const chevron = style({
  flexShrink: 0,
  color: theme.colour.muted,
  transition: `rotate ${theme.motion.state}`,
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
});
export const group = style({
  margin: 0,
  padding: `${theme.space.tight} 0 ${theme.space.large}`,
  border: 0,
  minInlineSize: 0,
  display: 'grid',
  gap: theme.space.medium,
});
export const advice = style([
  flexRow,
  {
    gap: theme.space.small,
    padding: theme.space.small,
    background: theme.colour.sunken,
    borderRadius: theme.radius.control,
    fontSize: theme.text.size.small,
  },
]);
export const faces = styleVariants({
  bold: { fontWeight: 700 },
  italic: { fontStyle: 'italic' },
  underline: { textDecoration: 'underline', textUnderlineOffset: '3px' },
});
