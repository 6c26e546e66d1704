import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';

export { summary } from './general-tab.css.ts';

export const count = style({ fontSize: theme.text.size.large, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const chart = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '96px',
  borderBlockEnd: `1px solid ${theme.colour.field}`,
});
export const bar = style({ fill: theme.colour.sea });
export const scroll = style({ maxBlockSize: '20rem', overflow: 'auto' });
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: theme.text.size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const cell = style({
  padding: theme.space.tight,
  borderBlockEnd: `1px solid ${theme.colour.line}`,
  fontWeight: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
export const number = style([cell, { textAlign: 'end', inlineSize: '6rem' }]);
