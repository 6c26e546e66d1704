import { style } from '@vanilla-extract/css';
import { cardSurface, displayTitle } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const card = style([
  cardSurface,
  { display: 'grid', gap: theme.space.medium, maxInlineSize: '640px', padding: theme.space.large },
]);
export const title = style([
  displayTitle,
  { display: 'flex', alignItems: 'center', gap: theme.space.tight, fontSize: theme.text.size.large },
]);
export const address = style({ display: 'grid', gap: theme.space.small });
export const message = style({
  color: theme.colour.success,
  fontSize: theme.text.size.small,
  fontWeight: 600,
  ':empty': { display: 'none' },
});
