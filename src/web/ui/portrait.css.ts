import { style } from '@vanilla-extract/css';
import { displayTitle } from './primitives.css.ts';
import { theme } from './theme.css.ts';

const fill = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
export const picture = style([
  fill,
  { objectFit: 'cover', objectPosition: '50% 30%', background: theme.colour.sunken },
]);
export const initials = style([
  fill,
  displayTitle,
  {
    display: 'grid',
    placeItems: 'center',
    background: `linear-gradient(160deg, ${theme.colour.sunken}, ${theme.colour.line})`,
    color: theme.colour.sea,
    fontSize: '3.5rem',
    letterSpacing: '0.02em',
  },
]);
