import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const words = style({ marginBlockEnd: theme.space.large });
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.small });
