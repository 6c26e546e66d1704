import { style, styleVariants } from '@vanilla-extract/css';
import { input } from './field.css.ts';
import { theme } from './theme.css.ts';

export const area = style([
  input,
  {
    minBlockSize: '112px',
    paddingBlock: theme.space.small,
    font: 'inherit',
    color: 'inherit',
    lineHeight: 1.5,
    resize: 'vertical',
    fieldSizing: 'content',
    maxBlockSize: '420px',
    selectors: { '&:read-only': { background: theme.colour.sunken } },
  },
]);
export const below = style({ display: 'flex', justifyContent: 'space-between', gap: theme.space.medium });
const count = style({ fontSize: theme.text.size.small, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const counter = styleVariants({
  calm: [count, { color: theme.colour.muted }],
  warning: [count, { color: theme.colour.warning, fontWeight: 600 }],
  danger: [count, { color: theme.colour.danger, fontWeight: 600 }],
});
