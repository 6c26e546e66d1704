import { style } from '@vanilla-extract/css';
import { plainList } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';
import { chosen } from './tokens.css.ts';

export const author = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: theme.space.medium,
  padding: theme.space.large,
  background: chosen.surface,
  border: `1px solid ${chosen.line}`,
  borderRadius: theme.radius.card,
  '@media': { print: { breakInside: 'avoid', marginBlockStart: theme.space.large } },
});
export const portrait = style({
  inlineSize: '72px',
  blockSize: '72px',
  display: 'grid',
  placeItems: 'center',
  objectFit: 'cover',
  background: chosen.water,
  color: chosen.ink,
  fontWeight: 500,
  borderRadius: theme.radius.full,
});
export const about = style({ display: 'grid', gap: theme.space.tight });
export const name = style({ color: chosen.ink, fontSize: '1.25rem', fontWeight: 500, lineHeight: 1.3 });
export const line = style({ color: chosen.muted });
export const blog = style({ color: chosen.accent, fontWeight: 500 });
export const links = style([
  plainList,
  { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: theme.space.tight },
]);
