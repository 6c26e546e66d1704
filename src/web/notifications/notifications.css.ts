import { style } from '@vanilla-extract/css';
import { below, from } from '#web/ui/breakpoints.ts';
import { cardSurface, displayTitle, flexRow, mutedText, plainList } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.large,
  alignItems: 'start',
  '@media': { [from.large]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' } },
});
export const list = style([cardSurface, plainList, { overflow: 'hidden' }]);
export const row = style({
  display: 'grid',
  gap: '2px',
  padding: `${theme.space.small} ${theme.space.medium}`,
  borderBlockEnd: `1px solid ${theme.colour.line}`,
  color: theme.colour.ink,
  textDecoration: 'none',
  outlineOffset: '-3px',
  ':hover': { background: theme.colour.sunken },
  selectors: { 'li:last-child > &': { borderBlockEnd: 0 } },
});
export const head = style([flexRow, { justifyContent: 'space-between' }]);
export const kind = style([flexRow, mutedText, { fontWeight: 600 }]);
export const time = style([mutedText, { fontVariantNumeric: 'tabular-nums' }]);
export const title = style({ overflowWrap: 'anywhere' });
export const about = style([mutedText, { overflowWrap: 'anywhere' }]);
export const news = style({ display: 'grid', gap: theme.space.small });
export const marking = style({ display: 'flex', justifyContent: 'flex-end' });
export const card = style([
  cardSurface,
  {
    display: 'grid',
    gap: theme.space.medium,
    padding: theme.space.large,
    // Hidden while the list above loads, which would push it down.
    '@media': { [below.large]: { selectors: { '[aria-busy=true] ~ &': { visibility: 'hidden' } } } },
  },
]);
export const cardTitle = style([displayTitle, { fontSize: theme.text.size.large }]);
