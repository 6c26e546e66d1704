import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { iconButton } from './icon-button.css.ts';
import { theme } from './theme.css.ts';

/** Set by a row that has less room. */
export const chipSize = createVar();
const size = fallbackVar(chipSize, '40px');

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: size,
  paddingInline: theme.space.medium,
  background: theme.colour.sunken,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.full,
  fontSize: theme.text.size.small,
});
export const removable = style([chip, { paddingInlineEnd: 0 }]);
export const remove = style([iconButton, { inlineSize: size, blockSize: size }]);
export const label = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
