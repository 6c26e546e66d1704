import { style } from '@vanilla-extract/css';

export const grid = style({ position: 'relative', listStyle: 'none', padding: 0, margin: 0 });
/** As large as it is told to be, so that nothing in it moves anything outside. */
export const cell = style({ position: 'absolute', contain: 'layout style size' });
