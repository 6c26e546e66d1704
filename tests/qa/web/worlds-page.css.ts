import { style } from '@vanilla-extract/css';
import { cardSurface } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const world = style([cardSurface, { display: 'grid', gap: theme.space.medium, padding: theme.space.large }]);
