import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';

const grow = keyframes({ from: { scale: '0 1' }, to: { scale: '0.9 1' } });

export const progress = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 1,
  blockSize: '3px',
  background: theme.colour.sea,
  transformOrigin: 'left',
  animation: `${grow} 8s cubic-bezier(0.1, 0.7, 0.1, 1) 160ms both`,
});
