import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';

export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.small,
  marginBlockStart: theme.space.small,
});
