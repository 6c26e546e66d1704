import { style } from '@vanilla-extract/css';

/** Heard by screen readers, and not seen. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
export const hidden = style(visuallyHidden);
