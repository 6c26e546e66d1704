import { style } from '@vanilla-extract/css';
import { cardSurface, displayTitle, mutedText } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const frame = style([cardSurface, { display: 'grid', gap: theme.space.small, padding: theme.space.large }]);
export const title = style([displayTitle, { fontSize: theme.text.size.large }]);
export const empty = mutedText;
