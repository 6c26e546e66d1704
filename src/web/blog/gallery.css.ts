import { style } from '@vanilla-extract/css';
import { plainList } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';
import { chosen } from './tokens.css.ts';

export const gallery = style([
  plainList,
  {
    display: 'grid',
    gap: theme.space.small,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  },
]);
export const frame = style({ '@media': { print: { breakInside: 'avoid' } } });
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '8 / 5',
  objectFit: 'cover',
  background: chosen.water,
  borderRadius: theme.radius.control,
});
