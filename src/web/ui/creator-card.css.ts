import { globalStyle, style } from '@vanilla-extract/css';
import { cardSurface, displayTitle, mutedText, plainList } from './primitives.css.ts';
import { theme } from './theme.css.ts';

export const bandHeight = '116px';
const [faceSize, faceInset, faceTop] = ['96px', theme.space.medium, '60px'];
export const nextToFace = `calc(${faceInset} + ${faceSize} + ${theme.space.small})`;

export const frame = style([
  cardSurface,
  {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateRows: `${bandHeight} minmax(0, 1fr)`,
    overflow: 'hidden',
  },
]);
/** A cover, or plain colour in its place. */
export const band = style({
  minInlineSize: 0,
  background: `linear-gradient(160deg, ${theme.colour.wash}, ${theme.colour.line})`,
  overflow: 'hidden',
});
export const bandPicture = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
/** The picture in the shape in which it was cropped; nothing covers it. */
export const face = style({
  position: 'absolute',
  insetBlockStart: faceTop,
  insetInlineStart: faceInset,
  inlineSize: faceSize,
  blockSize: faceSize,
  border: `3px solid ${theme.colour.surface}`,
  borderRadius: '16px',
  background: theme.colour.surface,
  overflow: 'hidden',
  pointerEvents: 'none',
});
globalStyle(`${face} span`, { fontSize: '2rem' });
export const body = style({
  minInlineSize: 0,
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  alignContent: 'start',
  gap: theme.space.tight,
  padding: `${theme.space.tight} ${theme.space.medium} ${theme.space.small}`,
});
/** Two lines of the name stand next to the picture. */
export const nameLine = style({
  minBlockSize: '44px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  paddingInlineStart: `calc(${nextToFace} - ${theme.space.medium})`,
});
export const figures = style({
  position: 'absolute',
  insetBlockStart: '80px',
  insetInlineStart: nextToFace,
  display: 'flex',
  gap: theme.space.tight,
});
export const name = style([
  displayTitle,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    fontSize: theme.text.size.large,
    lineHeight: '22px',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
]);
export const lines = style({ display: 'grid', gap: '2px', alignContent: 'start' });
export const line = style([
  mutedText,
  { minInlineSize: 0, display: 'flex', alignItems: 'center', gap: theme.space.hair },
]);
globalStyle(`${line} svg`, { flexShrink: 0 });
export const cut = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const chips = style([
  plainList,
  { display: 'flex', flexWrap: 'wrap', gap: theme.space.hair, alignContent: 'start', alignItems: 'start' },
]);
export const chip = style({
  maxInlineSize: '100%',
  paddingBlock: '2px',
  paddingInline: theme.space.tight,
  background: theme.colour.sunken,
  borderRadius: theme.radius.full,
  fontSize: theme.text.size.tiny,
  lineHeight: '20px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const chipMatched = style([chip, { color: theme.colour.coral, fontWeight: 600 }]);
