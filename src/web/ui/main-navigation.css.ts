import { style } from '@vanilla-extract/css';
import { minWidth } from './breakpoints.ts';
import { bareButton, plainList } from './primitives.css.ts';
import { theme } from './theme.css.ts';

/** Fixed, so that the links that fit are known before it is shown. */
export const moreWidth = 112;
const gap = 2;

/** A row of its own below the wordmark on narrow screens. */
export const navigation = style({
  order: 1,
  flex: '1 0 100%',
  minInlineSize: 0,
  '@container': { [minWidth.small]: { order: 0, flex: '1 1 0' } },
});
export const links = style([plainList, { position: 'relative', display: 'flex' }]);
export const shown = style({ flex: 'none', paddingInlineEnd: `${gap}px` });
/** Keeps its width, so that it can be measured. */
export const folded = style([shown, { position: 'absolute', visibility: 'hidden' }]);
export const more = style({ flex: 'none', position: 'relative', inlineSize: `${moreWidth}px` });
export const link = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '40px',
  paddingInline: theme.space.small,
  borderRadius: theme.radius.control,
  color: theme.colour.muted,
  fontSize: theme.text.size.small,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { color: theme.colour.ink },
  selectors: { '&[aria-current]': { color: theme.colour.sea, background: theme.colour.wash } },
});
export const moreButton = style([bareButton, link]);
export const label = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.hair,
});
const count = style({
  minInlineSize: '18px',
  blockSize: '18px',
  paddingInline: '3px',
  display: 'grid',
  placeItems: 'center',
  background: theme.colour.coral,
  color: theme.colour.surface,
  border: '1px solid transparent',
  borderRadius: theme.radius.full,
  fontSize: '0.6875rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});
/** Over the end of its label, so that nothing moves when it arrives. */
export const countInLink = style([
  count,
  { position: 'absolute', insetInlineStart: 'calc(100% - 3px)', insetBlockStart: '-10px' },
]);
export const countInMenu = style([count, { marginInlineStart: 'auto' }]);
