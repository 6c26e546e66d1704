import { style } from '@vanilla-extract/css';
import { flexRow } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const lead = style({ marginBlockStart: theme.space.small, color: theme.colour.muted });
export const form = style({ display: 'grid', gap: theme.space.medium, marginBlockStart: theme.space.large });
export const actions = style([flexRow, { gap: `${theme.space.tight} ${theme.space.medium}` }]);
