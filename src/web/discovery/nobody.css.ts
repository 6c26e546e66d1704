import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';

export const emptyActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.space.tight,
});
export const relaxations = style({ listStyle: 'none', padding: 0, margin: 0, display: 'grid', justifyItems: 'center' });
