import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#web/ui/breakpoints.ts';
import { flexRow } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const panel = style({
  position: 'fixed',
  inset: 'auto 0 0',
  inlineSize: 'auto',
  maxBlockSize: '45vh',
  overflow: 'auto',
  margin: 0,
  padding: theme.space.medium,
  border: `2px solid ${theme.colour.sea}`,
  borderRadius: theme.radius.card,
  background: theme.colour.surface,
  color: theme.colour.ink,
  fontSize: theme.text.size.small,
  pointerEvents: 'auto',
  '@media': { [from.large]: { inset: '0 0 0 auto', inlineSize: '24rem', blockSize: 'auto', maxBlockSize: 'none' } },
});
/** The page makes room for it. */
globalStyle(`body:has(${panel}:popover-open)`, {
  paddingBlockEnd: '45vh',
  '@media': { [from.large]: { paddingBlockEnd: 0, paddingInlineEnd: '24rem' } },
});
globalStyle(`${panel} :is(ol, ul)`, { margin: 0, paddingInlineStart: theme.space.large, overflowWrap: 'anywhere' });
globalStyle(`${panel} section`, { marginBlockStart: theme.space.medium });
globalStyle(`${panel} section > :is(ol, form)`, { marginBlockEnd: theme.space.small });
globalStyle(`${panel} h3`, { fontSize: theme.text.size.small, marginBlockEnd: theme.space.tight });
export const head = style([flexRow, { justifyContent: 'space-between' }]);
export const title = style({ fontSize: theme.text.size.large });
export const tree = style({ listStyle: 'none' });
