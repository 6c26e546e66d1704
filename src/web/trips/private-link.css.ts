import { style } from '@vanilla-extract/css';
import { cardSurface, mutedText } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const card = style([cardSurface, { display: 'grid', gap: theme.space.medium, padding: theme.space.large }]);
export const address = style({ display: 'grid', gap: theme.space.small });
export const message = style([mutedText, { ':empty': { display: 'none' } }]);
