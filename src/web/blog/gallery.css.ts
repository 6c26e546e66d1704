import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { maxWidth, minWidth } from '#web/ui/breakpoints.ts';
import { plainList } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';
import { gutter } from './blog.css.ts';
import { chosen } from './tokens.css.ts';
import { indent } from './trip-days.css.ts';

const gallery_ = style([
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
const twoColumns = style([gallery_, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }]);
export const gallery = styleVariants({
  single: [gallery_],
  pair: [twoColumns],
  day: [twoColumns],
  mosaic: [gallery_, { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }],
});
/** The first is four times as large; the last ones fill their row. */
export const frame = style({
  minInlineSize: 0,
  '@media': { print: { breakInside: 'avoid' } },
  selectors: {
    [`${gallery.mosaic} > &:first-child`]: { gridColumn: 'span 2', gridRow: 'span 2' },
    [`${gallery.mosaic} > &:nth-child(3n + 4):last-child`]: { gridColumn: '1 / -1' },
    [`${gallery.mosaic} > &:nth-child(3n + 4):nth-last-child(2)`]: { gridColumn: 'span 2' },
    [`${gallery.day} > &:last-child:nth-child(odd)`]: { gridColumn: '1 / -1' },
  },
});
export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  aspectRatio: '8 / 5',
  objectFit: 'cover',
  background: chosen.water,
  '@container': { [`blog ${minWidth.small}`]: { borderRadius: theme.radius.control } },
});
