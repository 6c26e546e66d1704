import { style } from '@vanilla-extract/css';
import { displayTitle } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const text = style({ display: 'grid', gap: theme.space.wide, maxInlineSize: '42em' });
export const part = style({ display: 'grid', gap: theme.space.small });
export const title = displayTitle;
export const list = style({ margin: 0, paddingInlineStart: '1.2em', display: 'grid', gap: theme.space.small });
