import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../breakpoints.ts';
import { light, theme } from '../theme.css.ts';

export const page = style({ display: 'grid', gap: theme.space.ocean });
export const head = style({ display: 'grid', gap: theme.space.medium });
export const part = style({
  display: 'grid',
  gap: theme.space.large,
  paddingBlockStart: theme.space.large,
  borderBlockStart: `1px solid ${theme.colour.line}`,
  '@media': {
    [from.medium]: { gridTemplateColumns: '200px minmax(0, 1fr)', gap: theme.space.vast },
  },
});
export const name = style({
  fontFamily: theme.text.display,
  fontSize: theme.text.size.title,
  fontWeight: 600,
  lineHeight: 1.2,
});
export const stack = style({ display: 'grid', gap: theme.space.large, minInlineSize: 0 });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.small });
export const pair = style({
  display: 'grid',
  gap: theme.space.large,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  alignItems: 'start',
});
export const narrow = style({ maxInlineSize: '220px', minInlineSize: 0 });
export const line = style({ display: 'grid', gap: theme.space.hair });
export const size = style({ color: theme.colour.muted, fontSize: theme.text.size.tiny });
export const sizes = styleVariants(theme.text.size, (fontSize, key) => ({
  fontSize,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  ...(key === 'title' || key === 'page' ? { fontFamily: theme.text.display, fontWeight: 600 } : {}),
}));
export const swatches = style({
  display: 'grid',
  gap: theme.space.medium,
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
});
export const swatch = styleVariants(light, (_, key) => ({
  blockSize: '72px',
  marginBlockEnd: theme.space.hair,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.control,
  background: theme.colour[key],
}));
export const drawing = style({ inlineSize: '100%', maxInlineSize: '280px' });
