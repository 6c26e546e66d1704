import { style } from '@vanilla-extract/css';
import { maxWidth, minWidth } from '#web/ui/breakpoints.ts';
import { covered } from '#web/ui/reset.css.ts';
import { theme } from '#web/ui/theme.css.ts';
import { column } from './blog.css.ts';
import { chosen } from './tokens.css.ts';

const twoColumns = `blog ${minWidth.large}`;
const below = `blog ${maxWidth.large}`;

/** It grows with a long title. */
export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  minBlockSize: '300px',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  background: chosen.water,
  '@container': { [`blog ${minWidth.medium}`]: { minBlockSize: '380px' } },
  '@media': { print: { display: 'block', background: 'none', minBlockSize: 0 } },
});
export const backdrop = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  '@media': { print: { position: 'relative', blockSize: '200px' } },
});
export const cover = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 62%',
});
export const top = style([column, { paddingBlockStart: theme.space.medium }]);
/** White on this black is readable over every picture. */
export const back = style({
  maxInlineSize: '100%',
  minBlockSize: '40px',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  paddingInline: theme.space.medium,
  background: 'rgb(14 21 25 / 0.72)',
  color: '#ffffff',
  fontSize: theme.text.size.small,
  fontWeight: 600,
  textDecoration: 'none',
  borderRadius: theme.radius.full,
  ':hover': { background: '#0e1519' },
  '@media': { print: { display: 'none' } },
});
export const backText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
/** It is dark enough where the text begins, so that white is readable on a white picture. */
export const veil = style({
  alignSelf: 'end',
  paddingBlock: '88px 24px',
  background:
    'linear-gradient(rgb(14 21 25 / 0), rgb(14 21 25 / 0.6) 80px, rgb(14 21 25 / 0.78) 60%, rgb(14 21 25 / 0.86))',
  '@media': { print: { background: 'none', paddingBlock: theme.space.medium } },
});
export const title = style([
  column,
  {
    color: '#ffffff',
    fontSize: `max(${chosen.title.size}, clamp(2rem, 1.2rem + 3cqi, 3.25rem))`,
    fontWeight: chosen.title.weight,
    fontStyle: chosen.title.slant,
    textDecoration: chosen.title.line,
    lineHeight: 1.12,
    letterSpacing: '-0.015em',
    textWrap: 'balance',
    '@media': { print: { color: '#000000' } },
  },
]);
export const line = style([
  column,
  {
    marginBlockStart: theme.space.tight,
    color: '#ffffff',
    fontSize: theme.text.size.small,
    fontWeight: 500,
    '@container': { [`blog ${minWidth.medium}`]: { fontSize: theme.text.size.body } },
    '@media': { print: { color: '#000000' } },
  },
]);
/** In one piece, where it fits in a line. */
export const fact = style({ display: 'inline-block' });
export const page = style([
  column,
  {
    marginBlockStart: theme.space.large,
    display: 'flex',
    flexDirection: 'column',
    gap: theme.space.wide,
    '@container': {
      [below]: { vars: { [covered]: '96px' } },
      [twoColumns]: {
        marginBlockStart: theme.space.wide,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 680px) 320px',
        gridTemplateRows: 'auto 1fr',
        justifyContent: 'space-between',
        columnGap: theme.space.vast,
        rowGap: theme.space.vast,
      },
    },
    '@media': { print: { display: 'block' } },
  },
]);
export const story = style({ minInlineSize: 0, display: 'grid', gap: theme.space.large });
export const aside = style({
  display: 'contents',
  '@container': {
    [twoColumns]: {
      position: 'sticky',
      insetBlockStart: theme.space.large,
      gridColumn: 2,
      gridRow: '1 / span 2',
      alignSelf: 'start',
      display: 'grid',
      gap: theme.space.medium,
      padding: theme.space.large,
      background: chosen.surface,
      border: `1px solid ${chosen.line}`,
      borderRadius: theme.radius.card,
    },
  },
});
export const plan = style({
  minInlineSize: 0,
  display: 'grid',
  gap: theme.space.vast,
  '@media': { print: { display: 'block' } },
});
export const description = style({
  color: chosen.description.color,
  fontSize: `max(${chosen.description.size}, clamp(1.0625rem, 1rem + 0.35cqi, 1.25rem))`,
  fontWeight: chosen.description.weight,
  fontStyle: chosen.description.slant,
  textDecoration: chosen.description.line,
  lineHeight: 1.65,
});
export const heading = style({
  color: chosen.ink,
  fontSize: 'clamp(1.5rem, 1.3rem + 0.8cqi, 1.875rem)',
  fontWeight: 500,
  lineHeight: 1.25,
});
export const ask = style({
  minBlockSize: '48px',
  display: 'inline-grid',
  placeItems: 'center',
  paddingInline: theme.space.medium,
  background: chosen.accent,
  color: chosen.onAccent,
  fontSize: theme.text.size.small,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  textWrap: 'balance',
  textDecoration: 'none',
  border: 0,
  borderRadius: theme.radius.control,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
  '@media': { print: { display: 'none' } },
});

export const neighbours = style({
  display: 'grid',
  gap: theme.space.medium,
  '@container': {
    [`blog ${minWidth.small}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [`blog ${minWidth.large}`]: { gridColumn: '1 / -1', columnGap: theme.space.large },
  },
  '@media': { print: { display: 'none' } },
});
const neighbour = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.medium,
  padding: theme.space.small,
  background: chosen.surface,
  color: chosen.ink,
  border: `1px solid ${chosen.line}`,
  borderRadius: theme.radius.card,
  textDecoration: 'none',
  transition: `border-color ${theme.motion.state}`,
  ':hover': { borderColor: chosen.accent },
});
export const previous = style([neighbour]);
/** At the end of the row, also where it is alone. */
export const next = style([
  neighbour,
  {
    flexDirection: 'row-reverse',
    textAlign: 'end',
    '@container': { [`blog ${minWidth.small}`]: { gridColumn: 2 } },
  },
]);
export const thumbnail = style({
  flex: 'none',
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '96px',
  blockSize: '72px',
  objectFit: 'cover',
  background: chosen.water,
  borderRadius: theme.radius.control,
});
export const sea = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  color: chosen.accent,
});
export const label = style({ display: 'block', color: chosen.muted, fontSize: theme.text.size.small });
export const tripNeighboursTitle = style({ display: 'block', fontWeight: 500, lineHeight: 1.3 });

export const part = style({
  display: 'grid',
  gap: theme.space.medium,
  '@media': { print: { marginBlockStart: theme.space.large } },
});
export const list = style({ display: 'grid', margin: 0 });
export const pair = style({
  display: 'grid',
  gap: theme.space.tight,
  paddingBlock: theme.space.medium,
  borderBlockStart: `1px solid ${chosen.line}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '@media': { print: { breakInside: 'avoid' } },
});
export const question = style({ color: chosen.ink, fontWeight: 600, lineHeight: 1.45 });
export const answer = style({ margin: 0, color: chosen.muted, lineHeight: 1.65 });
