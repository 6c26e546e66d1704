import { style } from '@vanilla-extract/css';
import { maxWidth, minWidth } from '#web/ui/breakpoints.ts';
import { theme } from '#web/ui/theme.css.ts';
import { gutter } from './blog.css.ts';
import { chosen } from './tokens.css.ts';

const twoColumns = `blog ${minWidth.large}`;
const below = `blog ${maxWidth.large}`;

export const offer = style({
  display: 'grid',
  gap: theme.space.small,
  '@container': {
    [below]: { order: 1, gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  },
});
/** Sticky and last in the page, so that it covers neither the end of the page nor the footer. */
export const bar = style([
  offer,
  {
    '@container': {
      [below]: {
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: 1,
        // Widths that no text decides: nothing moves when the font of the blog arrives.
        gridTemplateColumns: 'minmax(min-content, 1fr) min(46%, 240px) auto',
        gap: theme.space.tight,
        marginInline: `calc(-1 * ${gutter})`,
        paddingInline: gutter,
        paddingBlock: `10px max(10px, env(safe-area-inset-bottom))`,
        background: chosen.surface,
        borderBlockStart: `1px solid ${chosen.line}`,
      },
    },
    '@media': {
      print: { position: 'static', paddingInline: 0, marginInline: 0, background: 'none', border: 0 },
    },
  },
]);
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  overflowWrap: 'normal',
  columnGap: theme.space.small,
  color: chosen.ink,
  '@container': { [below]: { flexDirection: 'column', flexWrap: 'nowrap', lineHeight: 1.3, whiteSpace: 'nowrap' } },
});
export const amount = style({
  fontSize: '1.75rem',
  fontWeight: 500,
  lineHeight: 1.25,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '@container': { [below]: { fontSize: theme.text.size.large, fontWeight: 600 } },
});
export const type = style({ color: chosen.muted, fontSize: theme.text.size.small });
export const facts = style({
  margin: 0,
  display: 'grid',
  gap: theme.space.tight,
  fontSize: theme.text.size.small,
  '@container': {
    [twoColumns]: {
      paddingBlockStart: theme.space.medium,
      borderBlockStart: `1px solid ${chosen.line}`,
    },
  },
});
export const fact = style({ display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', gap: theme.space.tight });
export const label = style({ color: chosen.muted });
export const value = style({ margin: 0, color: chosen.ink });
