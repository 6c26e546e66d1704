import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export { actions } from './form-page.css.ts';

export const field = style({ display: 'grid', gap: theme.space.small, justifyItems: 'start' });
export const picture = style({
  display: 'block',
  inlineSize: 'min(100%, 480px)',
  blockSize: 'auto',
  aspectRatio: '8 / 5',
  objectFit: 'cover',
  background: theme.colour.sunken,
  borderRadius: theme.radius.card,
});
