import { style } from '@vanilla-extract/css';
import { maxWidth } from '#web/ui/breakpoints.ts';
import { flexRow } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';
import { chosen } from './tokens.css.ts';

export const root = style({
  containerType: 'inline-size',
  containerName: 'blog',
  minBlockSize: '100%',
  background: chosen.background,
  color: chosen.ink,
  fontFamily: chosen.font,
  lineHeight: 1.6,
  fontVariantNumeric: 'lining-nums',
  overflowWrap: 'anywhere',
  position: 'relative',
  isolation: 'isolate',
});

/** The room on each side of the column. */
export const gutter = 'clamp(16px, 5cqi, 56px)';
export const column = style({
  inlineSize: `min(100% - 2 * ${gutter}, 1120px)`,
  marginInline: 'auto',
});

export const skip = style({
  position: 'absolute',
  insetInlineStart: theme.space.medium,
  insetBlockStart: '-80px',
  zIndex: 2,
  padding: theme.space.small,
  background: chosen.surface,
  color: chosen.accent,
  borderRadius: theme.radius.control,
  ':focus': { insetBlockStart: theme.space.tight },
  '@media': { print: { display: 'none' } },
});

/** Above the cover, so that it never lies on a face. */
export const bar = style([
  column,
  flexRow,
  {
    justifyContent: 'flex-end',
    minBlockSize: '56px',
    fontSize: theme.text.size.small,
    '@media': { print: { display: 'none' } },
  },
]);
export const barLink = style({
  minBlockSize: '40px',
  display: 'inline-flex',
  alignItems: 'center',
  paddingInline: theme.space.small,
  color: chosen.muted,
  fontWeight: 500,
  textDecoration: 'none',
  borderRadius: theme.radius.control,
  ':hover': { color: chosen.accent },
});
export const links = style({
  display: 'flex',
  marginInlineEnd: 'auto',
  selectors: { '&[hidden]': { display: 'none' } },
});
export const link = style([
  barLink,
  {
    whiteSpace: 'nowrap',
    '@container': { [`blog ${maxWidth.small}`]: { paddingInline: theme.space.hair } },
  },
]);
/** Keeps its width: whether a user is signed in is known only after the first paint. */
export const session = style({ inlineSize: '7.5rem', display: 'grid' });
export const sessionButton = style({
  minBlockSize: '40px',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '100%',
  paddingInline: theme.space.tight,
  font: 'inherit',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: chosen.accent,
  background: 'transparent',
  border: `1px solid ${chosen.line}`,
  borderRadius: theme.radius.full,
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { background: chosen.surface },
  selectors: { '&[hidden]': { display: 'none' } },
});

export const follow = style([column, { marginBlockStart: theme.space.vast }]);

export const foot = style([
  column,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: theme.space.medium,
    marginBlockStart: theme.space.ocean,
    paddingBlock: theme.space.large,
    borderBlockStart: `1px solid ${chosen.line}`,
    fontSize: theme.text.size.small,
  },
]);
export const footLinks = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.medium });
export const footLink = style({
  minBlockSize: '24px',
  color: chosen.muted,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const hint = style({
  position: 'absolute',
  insetInlineEnd: theme.space.medium,
  insetBlockEnd: theme.space.medium,
  transition: `opacity ${theme.motion.enter}, visibility ${theme.motion.enter}`,
  selectors: {
    '&[data-over]:not(:focus-within)': { opacity: 0, visibility: 'hidden' },
    '&[hidden]': { display: 'none' },
  },
  '@media': { print: { display: 'none' } },
});
export const hintLink = style({
  minBlockSize: '40px',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  paddingInline: theme.space.medium,
  background: chosen.ink,
  color: chosen.background,
  borderRadius: theme.radius.full,
  fontSize: theme.text.size.small,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const missing = style([column, { paddingBlock: theme.space.vast, textAlign: 'center' }]);
export const missingTitle = style({ color: chosen.ink, fontSize: '1.5rem', fontWeight: 500, textWrap: 'balance' });
export const missingText = style({ marginBlockStart: theme.space.tight, color: chosen.muted, textWrap: 'balance' });
export const nextLink = style({
  minBlockSize: '44px',
  marginBlockStart: theme.space.large,
  display: 'inline-flex',
  alignItems: 'center',
  paddingInline: theme.space.large,
  color: chosen.accent,
  fontWeight: 500,
  textDecoration: 'none',
  background: chosen.surface,
  border: `1px solid ${chosen.line}`,
  borderRadius: theme.radius.full,
  ':hover': { borderColor: chosen.accent },
});
