import { style } from '@vanilla-extract/css';

/** On paper, which nobody scrolls, one card stands after another. */
export const grid = style({
  position: 'relative',
  listStyle: 'none',
  padding: 0,
  margin: 0,
  '@media': {
    print: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
      gap: '16px',
      blockSize: 'auto !important',
    },
  },
});
/** As large as it is told to be, so that nothing in it moves anything outside. */
export const cell = style({
  position: 'absolute',
  contain: 'layout style size',
  '@media': {
    print: { position: 'static !important' as 'static', inlineSize: 'auto !important', breakInside: 'avoid' },
  },
});
