import { style } from '@vanilla-extract/css';
import { maxWidth, minWidth } from '#web/ui/breakpoints.ts';
import { plainList } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';
import { column } from './blog.css.ts';
import { chosen } from './tokens.css.ts';

export const trips = style([column, { marginBlockStart: theme.space.vast }]);
export const none = style([column, { marginBlockStart: theme.space.vast, color: chosen.muted }]);
export const head = style({
  marginBlockEnd: theme.space.medium,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space.small,
});
export const count = style({ color: chosen.muted, fontSize: theme.text.size.small });
export const heading = style({
  scrollMarginBlockStart: theme.space.medium,
  color: chosen.ink,
  fontSize: 'clamp(1.5rem, 1rem + 2cqi, 2.25rem)',
  fontWeight: 500,
  letterSpacing: '-0.01em',
  lineHeight: 1.2,
});
export const grid = style([
  plainList,
  {
    display: 'grid',
    gap: theme.space.large,
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'dense',
    '@container': {
      [`blog ${minWidth.small}`]: { gridTemplateColumns: `repeat(${chosen.columns.two}, minmax(0, 1fr))` },
      [`blog ${minWidth.large}`]: { gridTemplateColumns: `repeat(${chosen.columns.three}, minmax(0, 1fr))` },
      [`blog ${minWidth.wide}`]: { gridTemplateColumns: `repeat(${chosen.columns.four}, minmax(0, 1fr))` },
    },
    '@media': { print: { display: 'block' } },
  },
]);
/** `content-visibility`: two hundred cards would block a phone. */
export const place = style({
  containerType: 'inline-size',
  containerName: 'trip',
  display: 'grid',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 560px',
  '@media': { print: { contentVisibility: 'visible', breakInside: 'avoid', marginBlockEnd: theme.space.large } },
});
export const wide = style([
  place,
  {
    '@container': { [`blog ${minWidth.small}`]: { gridColumn: 'span 2' } },
  },
]);
const wholeRow = { gridColumn: '1 / -1' };
export const alone = {
  2: style({ '@container': { [`blog ${minWidth.small} and ${maxWidth.large}`]: wholeRow } }),
  3: style({ '@container': { [`blog ${minWidth.large} and ${maxWidth.wide}`]: wholeRow } }),
  4: style({ '@container': { [`blog ${minWidth.wide}`]: wholeRow } }),
};
export const parts = style([
  column,
  {
    marginBlockStart: theme.space.medium,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'baseline',
    gap: theme.space.medium,
    '@media': { print: { display: 'none' } },
  },
]);
export const part = style({ color: chosen.muted, fontSize: theme.text.size.small });
const nextToText = `trip ${minWidth.small}`;
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  background: chosen.surface,
  border: `1px solid ${chosen.line}`,
  borderRadius: theme.radius.card,
  transition: `border-color ${theme.motion.state}`,
  ':hover': { borderColor: chosen.accent },
  '@container': {
    [nextToText]: { gridTemplateRows: '1fr', gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 10fr)' },
  },
});
export const highlighted = style([card, { borderColor: chosen.accent, borderWidth: '2px' }]);
export const cover = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  background: chosen.water,
  '@container': { [nextToText]: { aspectRatio: 'auto', minBlockSize: '360px' } },
});
export const highlightedCover = style([cover, { '@container': { [nextToText]: { minBlockSize: '440px' } } }]);
export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
export const drawn = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  color: chosen.accent,
});
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.space.tight,
  color: chosen.accent,
  fontSize: theme.text.size.small,
  fontWeight: 600,
  lineHeight: 1.4,
});
export const price = style({ marginInlineStart: 'auto', fontVariantNumeric: 'lining-nums tabular-nums' });
export const body = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.tight,
  padding: theme.space.large,
  paddingBlockStart: theme.space.medium,
});
const styled = (text: typeof chosen.title) => ({
  color: text.color,
  fontSize: text.size,
  fontWeight: text.weight,
  fontStyle: text.slant,
  textDecoration: text.line,
});
export const title = style({ ...styled(chosen.title), lineHeight: 1.25, textWrap: 'balance' });
/** The link covers the whole card. */
export const titleLink = style({
  color: 'inherit',
  textDecoration: 'inherit',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: { [`${card}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});
const fact = style({ display: 'flex', alignItems: 'center', gap: theme.space.tight, lineHeight: 1.4 });
export const locations = style([fact, styled(chosen.locations)]);
export const period = style([fact, styled(chosen.period)]);
export const icon = style({ flex: 'none', opacity: 0.75 });
export const description = style({
  ...styled(chosen.description),
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  marginBlockStart: theme.space.hair,
  lineHeight: 1.55,
  whiteSpace: 'pre-line',
});
export const itinerary = style([
  plainList,
  {
    marginBlockStart: theme.space.tight,
    paddingBlockStart: theme.space.small,
    borderBlockStart: `1px solid ${chosen.line}`,
    display: 'grid',
    gap: theme.space.hair,
    fontSize: theme.text.size.small,
    color: chosen.ink,
  },
]);
export const item = style({ display: 'flex', gap: theme.space.small, alignItems: 'baseline' });
export const when = style({ flex: 'none', minInlineSize: '3.5rem', color: chosen.muted });
export const more = style({ color: chosen.muted });
