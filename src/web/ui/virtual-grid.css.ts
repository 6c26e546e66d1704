import { style } from '@vanilla-extract/css';
import { plainList } from './primitives.css.ts';

/** Print shows all cards. */
export const grid = style([
  plainList,
  {
    position: 'relative',
    '@media': {
      print: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
        gap: '16px',
        blockSize: 'auto !important',
      },
    },
  },
]);
export const cell = style({
  position: 'absolute',
  contain: 'layout style size',
  '@media': {
    print: { position: 'static !important' as 'static', inlineSize: 'auto !important', breakInside: 'avoid' },
  },
});
