import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const frame = style({
  inlineSize: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.medium,
  justifyItems: 'center',
});
const base = style({
  position: 'relative',
  border: `1px solid ${theme.colour.line}`,
  overflow: 'hidden',
  background: theme.colour.sunken,
});
export const window = styleVariants({
  portrait: [base, { inlineSize: 'min(288px, 100%)', aspectRatio: '1', borderRadius: '16%' }],
  wide: [base, { inlineSize: 'min(416px, 100%)', aspectRatio: '8 / 5', borderRadius: theme.radius.control }],
});
/** Lets every press through. */
export const band = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
});
export const outside = style({ fill: '#000000', fillOpacity: 0.35 });
/** What a blog with a round picture shows. */
export const circle = style({
  position: 'absolute',
  inset: 0,
  border: '2px dashed rgb(255 255 255 / 0.9)',
  borderRadius: theme.radius.full,
  mixBlendMode: 'difference',
  pointerEvents: 'none',
});
export const area = style({ ':focus-visible': { outlineOffset: '-4px' } });
export const zoom = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.small,
  fontWeight: 600,
  fontSize: theme.text.size.small,
});
export const slider = style({ inlineSize: '180px', minBlockSize: '40px', accentColor: theme.colour.sea });
