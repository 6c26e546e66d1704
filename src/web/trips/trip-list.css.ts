import { style } from '@vanilla-extract/css';
import { from } from '#web/ui/breakpoints.ts';
import { cardSurface, displayTitle, mutedText, plainList } from '#web/ui/primitives.css.ts';
import * as spinner from '#web/ui/spinner.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.space.large,
});
export const titles = style({ display: 'grid', gap: theme.space.tight });
export const tools = style({ display: 'grid', gap: theme.space.medium });
export const search = style({
  display: 'grid',
  gap: theme.space.medium,
  alignItems: 'end',
  '@media': { [from.small]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(180px, 260px)' } },
});
export const noMatches = style({ display: 'grid', justifyItems: 'center', gap: theme.space.tight });
export const filters = style({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.tight,
});
export const filter = style({
  minBlockSize: '40px',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  paddingInline: theme.space.medium,
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.full,
  fontSize: theme.text.size.small,
  fontWeight: 500,
  cursor: 'pointer',
  transition: `border-color ${theme.motion.state}`,
  ':hover': { borderColor: theme.colour.field },
  selectors: {
    '&[aria-pressed="true"]': {
      background: theme.colour.sea,
      borderColor: theme.colour.sea,
      color: theme.colour.onSea,
      fontWeight: 600,
    },
  },
});
export const count = style({ fontVariantNumeric: 'tabular-nums', opacity: 0.8 });
export const list = style([
  plainList,
  {
    display: 'grid',
    gap: theme.space.large,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  },
]);
export const entry = style([
  cardSurface,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    transition: `border-color ${theme.motion.state}`,
    ':hover': { borderColor: theme.colour.field },
    selectors: {
      // `content-visibility` only below the first screen.
      '&:nth-child(n + 25)': { contentVisibility: 'auto', containIntrinsicSize: 'auto 420px' },
      '&:has(h2 a:focus-visible)': { outline: `3px solid ${theme.colour.sea}`, outlineOffset: '2px' },
    },
  },
]);
export const cover = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  background: `linear-gradient(${theme.colour.sunken}, ${theme.colour.line})`,
});
export const noCover = style([cover, { overflow: 'hidden', color: theme.colour.sea }]);
export const sea = style({ inlineSize: '100%', blockSize: '100%' });
export const about = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.tight,
  padding: theme.space.medium,
});
export const badges = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.tight,
});
/** Lies above the link that covers the postcard. */
export const duplicate = style({ position: 'relative', zIndex: 1, margin: '-8px', display: 'inline-flex' });
export const ring = style([spinner.ring, { vars: { [spinner.ringSize]: '18px' } }]);
export const title = style([displayTitle, { fontSize: '1.375rem', overflowWrap: 'anywhere' }]);
/** The link covers the whole postcard. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
});
export const fact = style([mutedText, { display: 'flex', alignItems: 'start', gap: theme.space.tight }]);
export const factIcon = style({ flexShrink: 0, marginBlockStart: '2px' });

export const card = style([
  cardSurface,
  { display: 'grid', gap: theme.space.medium, maxInlineSize: '640px', padding: theme.space.large },
]);
export const calendarCardTitle = style([
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
