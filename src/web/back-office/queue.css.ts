import { style } from '@vanilla-extract/css';
import { bareButton, flexRow } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

/** Has no height, so that its message moves no row. */
export const anchor = style({
  position: 'sticky',
  insetBlockStart: '48px',
  zIndex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'flex-end',
  blockSize: 0,
});
export const message = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.tight,
  minBlockSize: '28px',
  paddingInline: theme.space.small,
  background: theme.colour.sea,
  color: theme.colour.onSea,
  borderRadius: theme.radius.full,
  boxShadow: theme.shadow,
  fontSize: theme.text.size.small,
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
export const show = style([
  bareButton,
  {
    minBlockSize: '28px',
    paddingInline: theme.space.hair,
    color: 'inherit',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
]);

export const tick = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: '40px',
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
  zIndex: 1,
});
export const box = style({ inlineSize: '18px', blockSize: '18px', accentColor: theme.colour.sea, cursor: 'pointer' });
export const bar = style({
  position: 'sticky',
  insetBlockEnd: theme.space.tight,
  maxBlockSize: 'calc(100dvh - 32px)',
  overflowY: 'auto',
  zIndex: 2,
  display: 'grid',
  gap: theme.space.small,
  marginBlockStart: theme.space.small,
  padding: theme.space.small,
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.sea}`,
  borderRadius: theme.radius.card,
  boxShadow: theme.shadow,
});
export const line = flexRow;
export const count = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums', marginInlineEnd: 'auto' });
export const reject = style({
  flex: '1 1 120px',
  selectors: { '&[open]': { flexBasis: '100%', display: 'grid', gap: theme.space.small } },
});
export const undecided = style({ margin: 0, paddingInlineStart: theme.space.medium, overflowWrap: 'anywhere' });
