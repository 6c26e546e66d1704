import { style } from '@vanilla-extract/css';
import { plainList } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';
import { column } from './blog.css.ts';
import { chosen } from './tokens.css.ts';

export const story = style([
  column,
  {
    maxInlineSize: '720px',
    display: 'grid',
    gap: theme.space.medium,
    paddingBlockStart: theme.space.wide,
  },
]);
export const top = style({
  minBlockSize: '40px',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.medium,
});
export const back = style({
  minBlockSize: '40px',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  color: chosen.muted,
  fontSize: theme.text.size.small,
  textDecoration: 'none',
  ':hover': { color: chosen.accent },
  '@media': { print: { display: 'none' } },
});
export const title = style({
  color: chosen.title.color,
  fontSize: `max(${chosen.title.size}, clamp(1.75rem, 1rem + 4cqi, 2.75rem))`,
  fontWeight: chosen.title.weight,
  fontStyle: chosen.title.slant,
  textDecoration: chosen.title.line,
  lineHeight: 1.12,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.large,
  rowGap: theme.space.tight,
});
export const description = style({
  color: chosen.description.color,
  fontSize: `max(${chosen.description.size}, 1.0625rem)`,
  fontWeight: chosen.description.weight,
  fontStyle: chosen.description.slant,
  textDecoration: chosen.description.line,
  lineHeight: 1.7,
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
});
export const plan = style([column, { maxInlineSize: '720px', marginBlockStart: theme.space.vast }]);
export const heading = style({
  marginBlockEnd: theme.space.medium,
  color: chosen.ink,
  fontSize: '1.5rem',
  fontWeight: 500,
});
export const days = style([plainList, { display: 'grid', gap: theme.space.medium }]);
export const day = style({
  display: 'grid',
  gap: theme.space.tight,
  padding: theme.space.large,
  background: chosen.surface,
  border: `1px solid ${chosen.line}`,
  borderRadius: theme.radius.card,
  '@media': { print: { breakInside: 'avoid' } },
});
export const dayName = style({ color: chosen.accent, fontSize: theme.text.size.small, fontWeight: 600 });
export const items = style([plainList, { display: 'grid', gap: theme.space.tight, color: chosen.ink }]);
export const itemName = style({ display: 'block' });
export const when = style({ display: 'block', color: chosen.muted, fontSize: theme.text.size.small });
export const question = style([column, { maxInlineSize: '720px', marginBlockStart: theme.space.large }]);
export const ask = style({
  minBlockSize: '40px',
  display: 'inline-flex',
  alignItems: 'center',
  color: chosen.accent,
  fontWeight: 600,
  '@media': { print: { display: 'none' } },
});
