import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';

export const crop = style({
  display: 'grid',
  gap: theme.space.medium,
  justifyItems: 'center',
  textAlign: 'center',
  paddingBlockStart: theme.space.medium,
});
