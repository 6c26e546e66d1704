import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';
import { grid } from './creator-card.css.ts';

export const loader = style({ display: 'grid', gap: theme.space.large, justifyItems: 'start' });
export const skeletons = style({
  inlineSize: '100%',
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${grid.leastWidth}px, 1fr))`,
  gap: `${grid.gap}px`,
});
export const skeleton = style({
  blockSize: `${grid.cardHeight}px`,
  display: 'grid',
  gap: theme.space.small,
  alignContent: 'start',
  padding: theme.space.medium,
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.card,
});
export const more = style({
  display: 'grid',
  gap: theme.space.small,
  justifyItems: 'center',
  '@media': { print: { display: 'none' } },
});
