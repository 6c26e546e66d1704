import { globalStyle, style } from '@vanilla-extract/css';
import { bandHeight, nextToFace } from '#web/ui/creator-card.css.ts';
import { cardSurface, plainList } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';
import { cardHeight } from './creator-card.css.ts';

export const skeleton = style([
  cardSurface,
  {
    position: 'relative',
    blockSize: cardHeight,
    display: 'grid',
    gap: theme.space.small,
    alignContent: 'start',
    gridTemplateRows: bandHeight,
    justifyItems: 'start',
    overflow: 'hidden',
  },
]);
globalStyle(`${skeleton} > *`, { marginInline: theme.space.medium });
globalStyle(`${skeleton} > :first-child`, {
  inlineSize: '100%',
  blockSize: bandHeight,
  marginInline: 0,
  borderRadius: 0,
});
globalStyle(`${skeleton} > :last-child`, { marginInline: 0, background: theme.colour.line });
globalStyle(`${skeleton} > :nth-child(2)`, { inlineSize: '40%', marginInlineStart: nextToFace });
export const more = style({
  marginBlockStart: theme.space.small,
  display: 'grid',
  gap: theme.space.small,
  justifyItems: 'center',
  '@media': { print: { display: 'none' } },
});

export const emptyActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.space.tight,
});
export const relaxations = style([plainList, { display: 'grid', justifyItems: 'center' }]);
