import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';
import { hint, tray as plainTray } from './compare-choice.css.ts';
import { bookmark } from './creator-card.css.ts';

export const tray = style([
  plainTray,
  { display: 'flex', alignItems: 'center', gap: theme.space.hair, flexWrap: 'wrap', whiteSpace: 'nowrap' },
]);
export const count = style([hint, { fontVariantNumeric: 'tabular-nums', whiteSpace: 'normal' }]);
/** In place of the bookmark. */
export const choose = style([
  bookmark,
  {
    selectors: {
      '&:has(:focus-visible)': { outline: `3px solid ${theme.colour.sea}`, outlineOffset: '2px' },
      '&:has([aria-disabled="true"])': { opacity: 0.5, cursor: 'not-allowed' },
    },
  },
]);
export const check = style({
  inlineSize: '20px',
  blockSize: '20px',
  margin: 0,
  accentColor: theme.colour.sea,
  cursor: 'inherit',
  ':focus-visible': { outline: 'none' },
});
