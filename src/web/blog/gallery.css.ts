import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { maxWidth, minWidth } from '#web/ui/breakpoints.ts';
import { bareButton, plainList } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';
import { gutter } from './blog.css.ts';
import { chosen } from './tokens.css.ts';
import { indent } from './trip-days.css.ts';

const pictures = style([
  plainList,
  {
    display: 'grid',
    gap: '8px',
    '@container': {
      // From edge to edge, also within a day, which stands next to its line.
      [`blog ${maxWidth.small}`]: {
        gap: '4px',
        marginInlineStart: `calc(-1 * (${gutter} + ${fallbackVar(indent, '0px')}))`,
        marginInlineEnd: `calc(-1 * ${gutter})`,
      },
    },
    '@media': { print: { marginInline: 0 } },
  },
]);
const twoColumns = style([pictures, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }]);
export const gallery = styleVariants({
  single: [pictures],
  pair: [twoColumns],
  day: [twoColumns],
  mosaic: [pictures, { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }],
});
/** The first is four times as large; the last ones fill their row. */
export const frame = style({
  minInlineSize: 0,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  '@media': { print: { breakInside: 'avoid' } },
  selectors: {
    [`${gallery.mosaic} > &:first-child`]: { gridColumn: 'span 2', gridRow: 'span 2' },
    [`${gallery.mosaic} > &:nth-child(3n + 4):last-child`]: { gridColumn: '1 / -1' },
    [`${gallery.mosaic} > &:nth-child(3n + 4):nth-last-child(2)`]: { gridColumn: 'span 2' },
    [`${gallery.day} > &:last-child:nth-child(odd)`]: { gridColumn: '1 / -1' },
  },
});
export const figure = style([pictures, frame, { marginBlock: theme.space.tight }]);
export const open = style([
  bareButton,
  { inlineSize: '100%', blockSize: '100%', display: 'block', padding: 0, cursor: 'zoom-in' },
]);
export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  aspectRatio: '8 / 5',
  objectFit: 'cover',
  background: chosen.water,
  '@container': { [`blog ${minWidth.small}`]: { borderRadius: theme.radius.control } },
});
export const words = style({
  marginBlock: `${theme.space.hair} ${theme.space.tight}`,
  color: chosen.muted,
  fontSize: theme.text.size.small,
  overflowWrap: 'anywhere',
  '@container': { [`blog ${maxWidth.small}`]: { paddingInline: gutter } },
});
/** Browsers without popovers keep it hidden. */
export const large = style({
  display: 'none',
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: '#0a1013',
  color: '#ffffff',
  '@supports': {
    'selector(:popover-open)': {
      selectors: { '&:popover-open': { display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto' } },
    },
  },
});
export const close = style([
  bareButton,
  {
    minInlineSize: 0,
    minBlockSize: 0,
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: theme.space.medium,
    padding: theme.space.medium,
    color: 'inherit',
    textAlign: 'start',
    cursor: 'zoom-out',
    outlineOffset: '-4px',
    ':focus-visible': { outlineColor: 'currentcolor' },
  },
]);
export const whole = style({
  gridColumn: '1 / -1',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  objectFit: 'contain',
});
export const caption = style({ fontSize: theme.text.size.body });
export const word = style({ fontWeight: 600 });
/** Hidden until a script leads from picture to picture. */
export const turns = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: theme.space.medium,
  paddingBlockEnd: theme.space.small,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const turn = style([
  bareButton,
  {
    inlineSize: '48px',
    blockSize: '48px',
    display: 'grid',
    placeItems: 'center',
    padding: 0,
    borderRadius: theme.radius.full,
    color: 'inherit',
    cursor: 'pointer',
    ':hover': { background: '#ffffff22' },
    ':focus-visible': { outlineColor: 'currentcolor' },
  },
]);
export const position = style({ minInlineSize: '4em', textAlign: 'center', fontVariantNumeric: 'tabular-nums' });
