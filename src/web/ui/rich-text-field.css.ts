import { style } from '@vanilla-extract/css';
import { bareButton } from './primitives.css.ts';
import { theme } from './theme.css.ts';

export const frame = style({
  minInlineSize: 0,
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.field}`,
  borderRadius: theme.radius.control,
  selectors: {
    '[data-over] > &': { outline: `2px dashed ${theme.colour.sea}`, outlineOffset: '2px' },
    '&[data-invalid="true"]': { borderColor: theme.colour.danger },
    '&[data-read-only="true"]': { background: theme.colour.sunken },
  },
});
/** In reach while a long text is written. */
export const tools = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  padding: theme.space.hair,
  background: 'inherit',
  borderBlockEnd: `1px solid ${theme.colour.line}`,
  borderStartStartRadius: theme.radius.control,
  borderStartEndRadius: theme.radius.control,
});
export const toolPlace = style({ inlineSize: '40px', blockSize: '40px' });
export const popoverTool = style({ position: 'relative', display: 'flex' });
export const linkForm = style({ display: 'grid', gap: theme.space.medium, padding: theme.space.medium });
export const linkActions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.tight });
export const pictureForm = style({ display: 'grid', gap: theme.space.tight, padding: theme.space.medium });
export const thumbnails = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  gap: theme.space.tight,
});
export const thumbnail = style([
  bareButton,
  { display: 'block', padding: 0, overflow: 'hidden', borderRadius: theme.radius.control },
]);
export const thumbnailImage = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '8 / 5',
  display: 'block',
  objectFit: 'cover',
  background: theme.colour.sunken,
});
export const area = style({
  minBlockSize: '208px',
  alignContent: 'start',
  padding: theme.space.medium,
  lineHeight: 1.55,
  borderEndStartRadius: theme.radius.control,
  borderEndEndRadius: theme.radius.control,
  outlineOffset: '-3px',
});
