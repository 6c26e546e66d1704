import { style } from '@vanilla-extract/css';
import { below, from } from './breakpoints.ts';
import { pageColumn, pageSides } from './page.css.ts';
import { bareButton, displayTitle, flexRow, mutedText, plainList } from './primitives.css.ts';
import { theme } from './theme.css.ts';

export const header = style([
  flexRow,
  {
    justifyContent: 'space-between',
    gap: `0 ${theme.space.medium}`,
    paddingBlock: theme.space.small,
    paddingInline: pageSides,
    borderBlockEnd: `1px solid ${theme.colour.line}`,
    '@media': {
      [below.large]: { paddingBlockEnd: 0 },
      [from.large]: { flexWrap: 'nowrap', columnGap: theme.space.large, paddingBlock: '6px' },
      print: { display: 'none' },
    },
  },
]);
export const broadHeader = style([header, { vars: { [pageColumn]: '1696px' } }]);
export const wordmark = style([
  displayTitle,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.space.tight,
    fontSize: '1.5rem',
    color: theme.colour.sea,
    textDecoration: 'none',
  },
]);
/** Scrolls in a row of its own on narrow screens. */
export const navigation = style({
  order: 1,
  flex: '1 0 100%',
  minInlineSize: 0,
  marginInline: `calc(-1 * ${theme.space.small})`,
  '@media': { [from.large]: { order: 0, flex: '1 1 0', marginInline: 0 } },
});
export const links = style([
  plainList,
  {
    position: 'relative',
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    padding: theme.space.hair,
  },
]);
export const link = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  paddingInline: theme.space.small,
  borderBlock: '2px solid transparent',
  color: theme.colour.muted,
  fontSize: theme.text.size.small,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { color: theme.colour.ink },
  selectors: { '&[aria-current]': { color: theme.colour.sea, borderBlockEndColor: theme.colour.sea } },
});
/** Out of the flow, so that nothing moves when the count arrives. */
export const count = style({
  position: 'absolute',
  insetInlineEnd: `calc(-1 * ${theme.space.tight})`,
  insetBlockStart: 0,
  zIndex: 1,
  minInlineSize: '18px',
  blockSize: '18px',
  paddingInline: theme.space.hair,
  display: 'grid',
  placeItems: 'center',
  background: theme.colour.coral,
  color: theme.colour.surface,
  border: '1px solid transparent',
  borderRadius: theme.radius.full,
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: 1,
});
export const tools = style([
  flexRow,
  {
    gap: theme.space.hair,
    flexWrap: 'nowrap',
    '@media': { [below.tiny]: { gap: 0, marginInlineEnd: `calc(-1 * ${theme.space.small})` } },
  },
]);
export const name = style([mutedText, { whiteSpace: 'nowrap', '@media': { [below.wide]: { display: 'none' } } }]);
export const tool = style([
  mutedText,
  bareButton,
  {
    minBlockSize: '40px',
    minInlineSize: '40px',
    paddingInline: theme.space.tight,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: theme.radius.control,
    fontWeight: 600,
  },
]);
