import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const tools = style({ flexShrink: 0, display: 'flex', gap: theme.space.hair });
