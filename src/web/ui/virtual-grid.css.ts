import { style } from '@vanilla-extract/css';

export const grid = style({ position: 'relative', listStyle: 'none', padding: 0, margin: 0 });
export const cell = style({ position: 'absolute' });
