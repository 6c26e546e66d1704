import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

const fill = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
export const picture = style([
  fill,
  { objectFit: 'cover', objectPosition: '50% 30%', background: theme.colour.sunken },
]);
export const initials = style([
  fill,
  {
    display: 'grid',
    placeItems: 'center',
    background: `linear-gradient(160deg, ${theme.colour.sunken}, ${theme.colour.line})`,
    color: theme.colour.sea,
    fontFamily: theme.text.display,
    fontSize: '3.5rem',
    fontWeight: 600,
    letterSpacing: '0.02em',
  },
]);
