import { style } from '@vanilla-extract/css';
import { input } from './field.css.ts';
import { bareButton } from './primitives.css.ts';
import { theme } from './theme.css.ts';

export const field = style({ display: 'grid', gap: theme.space.hair, minInlineSize: 0 });
export const text = style([input, { paddingInlineStart: '60px', fontVariantNumeric: 'tabular-nums' }]);
export const picker = style([
  bareButton,
  {
    position: 'absolute',
    insetInlineStart: '2px',
    insetBlockStart: '2px',
    inlineSize: '48px',
    blockSize: '44px',
    padding: theme.space.tight,
    borderRadius: theme.radius.control,
    selectors: {
      '&::-webkit-color-swatch-wrapper': { padding: 0 },
      '&::-webkit-color-swatch': { border: `1px solid ${theme.colour.field}`, borderRadius: '6px' },
      '&::-moz-color-swatch': { border: `1px solid ${theme.colour.field}`, borderRadius: '6px' },
    },
  },
]);
export const swatches = style({ display: 'flex', flexWrap: 'wrap', marginInline: `calc(-1 * ${theme.space.tight})` });
export const swatch = style({
  position: 'relative',
  inlineSize: '44px',
  blockSize: '44px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: theme.radius.full,
  cursor: 'pointer',
  selectors: { '&:has(:focus-visible)': { outline: `3px solid ${theme.colour.sea}`, outlineOffset: '-2px' } },
});
export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
export const drop = style({
  inlineSize: '28px',
  blockSize: '28px',
  stroke: theme.colour.field,
  borderRadius: theme.radius.full,
  transition: `outline-color ${theme.motion.state}`,
  outline: '2px solid transparent',
  outlineOffset: '2px',
  selectors: { ':checked + &': { outlineColor: theme.colour.sea } },
});
export const warning = style({
  fill: theme.colour.warning,
  stroke: theme.colour.surface,
  strokeWidth: '4px',
  paintOrder: 'stroke',
  textAnchor: 'middle',
  fontSize: '16px',
  fontWeight: 700,
});
