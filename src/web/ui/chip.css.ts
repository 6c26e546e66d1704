import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: '40px',
  paddingInline: theme.space.medium,
  background: theme.colour.sunken,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.full,
  fontSize: theme.text.size.small,
});
export const removable = style([chip, { paddingInlineEnd: 0 }]);
export const label = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
