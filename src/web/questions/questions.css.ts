import { style } from '@vanilla-extract/css';
import { cardSurface, plainList } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const list = style([plainList, { display: 'grid', gap: theme.space.large, maxInlineSize: '720px' }]);
export const card = style([cardSurface, { display: 'grid', gap: theme.space.medium, padding: theme.space.large }]);
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.space.tight,
});
export const name = style({ fontSize: theme.text.size.large, fontWeight: 600, overflowWrap: 'anywhere' });
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const answer = style([
  text,
  { paddingInlineStart: theme.space.medium, borderInlineStart: `3px solid ${theme.colour.sea}` },
]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.small });
