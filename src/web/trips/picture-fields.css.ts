import { style } from '@vanilla-extract/css';
import { bareButton, mutedText } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const fields = style({ flexBasis: '100%', display: 'grid', gap: theme.space.medium });
export const group = style({ display: 'grid', gap: theme.space.tight, justifyItems: 'start' });
export const focus = style({
  inlineSize: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.medium,
  alignItems: 'start',
});
export const picker = style([
  bareButton,
  { position: 'relative', flex: '1 1 240px', maxInlineSize: '400px', padding: 0, cursor: 'crosshair' },
]);
export const picture = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });
export const mark = style({
  position: 'absolute',
  inlineSize: '28px',
  blockSize: '28px',
  translate: '-50% -50%',
  border: '3px solid #ffffff',
  borderRadius: theme.radius.full,
  boxShadow: '0 0 0 2px #17212b, inset 0 0 0 2px #17212b',
  pointerEvents: 'none',
});
export const crop = style([mutedText, { display: 'grid', gap: theme.space.hair, margin: 0 }]);
const cropped = style({ objectFit: 'cover', borderRadius: theme.radius.control, background: theme.colour.sunken });
export const wide = style([cropped, { inlineSize: '200px', blockSize: '54px' }]);
export const narrow = style([cropped, { inlineSize: '60px', blockSize: '90px' }]);
