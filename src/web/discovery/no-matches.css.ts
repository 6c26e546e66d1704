import { style } from '@vanilla-extract/css';
import { plainList } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const emptyActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.space.tight,
});
export const relaxations = style([plainList, { display: 'grid', justifyItems: 'center' }]);
