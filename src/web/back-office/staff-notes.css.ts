import { globalStyle, style } from '@vanilla-extract/css';
import { cardSurface, plainList } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const part = style({ display: 'grid', gap: theme.space.small, minInlineSize: 0 });
export const form = style({ display: 'grid', gap: theme.space.tight, justifyItems: 'start' });
export const field = style({ inlineSize: '100%' });
export const notes = plainList;
export const note = style({
  display: 'grid',
  gap: theme.space.hair,
  paddingBlock: theme.space.tight,
  borderBlockEnd: `1px solid ${theme.colour.line}`,
  ':last-child': { borderBlockEnd: 0 },
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  minBlockSize: '40px',
  columnGap: theme.space.small,
  fontSize: theme.text.size.small,
});
globalStyle(`${head} > button`, {
  paddingInline: theme.space.tight,
  marginInlineEnd: `calc(-1 * ${theme.space.tight})`,
});
export const byWhom = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space.small });
export const author = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const day = style({ color: theme.colour.muted, fontVariantNumeric: 'tabular-nums' });
export const content = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxInlineSize: '42em' });
export const name = style({
  fontSize: theme.text.size.title,
  fontFamily: theme.text.display,
  overflowWrap: 'anywhere',
});
export const sheet = style([
  cardSurface,
  { display: 'grid', gap: theme.space.large, maxInlineSize: '760px', padding: theme.space.large },
]);
