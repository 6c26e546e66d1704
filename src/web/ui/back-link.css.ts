import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const back = style({
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.hair,
  minBlockSize: '40px',
  color: theme.colour.sea,
  fontSize: theme.text.size.small,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
