import { style } from '@vanilla-extract/css';
import { below } from '#web/ui/breakpoints.ts';
import { cardSurface, displayTitle } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const card = style([
  cardSurface,
  {
    display: 'grid',
    gap: theme.space.medium,
    padding: theme.space.large,
    // Hidden while the list above loads, which would push it down.
    '@media': {
      [below.large]: { selectors: { ':has([aria-busy=true]) ~ &': { visibility: 'hidden' } } },
    },
  },
]);
export const title = style([displayTitle, { fontSize: theme.text.size.large }]);
