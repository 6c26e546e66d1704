import { style } from '@vanilla-extract/css';
import { below } from '#web/ui/breakpoints.ts';
import { cardSurface, displayTitle, mutedText } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export { actions, form } from '#web/ui/form-page.css.ts';

/** Spread into styles of this file, because the order of style sheets of different files is not fixed. */
const plain = { margin: 0, border: 0, minInlineSize: 0 } as const;

export const titles = style({ display: 'grid', gap: theme.space.tight });
/** Not a grid: WebKit does not float a legend in one. */
export const group = style([
  cardSurface,
  { ...plain, padding: theme.space.large, '@media': { [below.small]: { padding: theme.space.medium } } },
]);
/** A legend that does not float overlaps the border. */
export const legend = style([displayTitle, { float: 'inline-start', inlineSize: '100%', padding: 0 }]);
export const fields = style({
  clear: 'both',
  display: 'grid',
  gap: theme.space.medium,
  paddingBlockStart: theme.space.medium,
});
export const pair = style({
  display: 'grid',
  gap: theme.space.medium,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
});
export const hint = style([mutedText, { ':empty': { display: 'none' } }]);
export const list = style({
  ...plain,
  padding: 0,
  display: 'grid',
  gap: theme.space.small,
  scrollMarginBlock: '96px',
});
export const label = style({ fontWeight: 600, fontSize: theme.text.size.small, padding: 0 });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, 0.6fr) minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: theme.space.tight,
  alignItems: 'end',
});
export const offered = style({ display: 'grid', gap: theme.space.tight });
export const listHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.tight,
});
export const offeredDay = style({
  flexShrink: 0,
  minBlockSize: '40px',
  paddingInline: theme.space.medium,
  background: 'transparent',
  border: `1px dashed ${theme.colour.field}`,
  borderRadius: theme.radius.full,
  color: theme.colour.sea,
  fontSize: theme.text.size.small,
  fontWeight: 600,
  cursor: 'pointer',
  ':hover': { background: theme.colour.sunken },
});
export const city = style({ display: 'grid', gap: theme.space.hair });
/** Reserves one line for chips that arrive later. */
export const suggested = style({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  minBlockSize: '40px',
  display: 'flex',
  gap: theme.space.tight,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '::-webkit-scrollbar': { display: 'none' },
});
