import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { below, from } from './breakpoints.ts';
import { bareButton, displayTitle, flexRow, mutedText } from './primitives.css.ts';
import { theme } from './theme.css.ts';

const column = createVar();
const sides = `max(clamp(16px, 4%, 48px), calc((100% - ${fallbackVar(column, '1120px')}) / 2 + 16px))`;

export const header = style([
  flexRow,
  {
    justifyContent: 'space-between',
    paddingBlock: theme.space.small,
    paddingInline: sides,
    borderBlockEnd: `1px solid ${theme.colour.line}`,
    '@media': { print: { display: 'none' } },
  },
]);
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
export const tools = style([
  flexRow,
  {
    gap: theme.space.hair,
    '@media': { [below.tiny]: { gap: 0, marginInlineEnd: `calc(-1 * ${theme.space.small})` } },
  },
]);
export const whoIsIn = style([mutedText, { '@media': { [below.small]: { display: 'none' } } }]);
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
export const main = style({
  maxInlineSize: '640px',
  marginInline: 'auto',
  padding: `${theme.space.vast} ${theme.space.medium} ${theme.space.ocean}`,
  display: 'grid',
  gap: theme.space.large,
  // Below the first screen, so that it does not move when content arrives.
  alignContent: 'start',
  minBlockSize: 'calc(100dvh - 66px)',
});
export const wide = style([main, { maxInlineSize: 'none', paddingInline: sides }]);
export const broadHeader = style([header, { vars: { [column]: '1696px' } }]);
export const broad = style([
  wide,
  {
    vars: { [column]: '1696px' },
    paddingBlockStart: theme.space.small,
    gap: theme.space.small,
    '@media': {
      [from.wide]: { paddingBlockStart: theme.space.tight, gap: theme.space.tight },
    },
  },
]);
/** Set by a page whose heading stands in a row with its tools. */
export const headingSize = createVar();
export const heading = style([
  displayTitle,
  {
    fontSize: fallbackVar(headingSize, theme.text.size.page),
    lineHeight: 1.12,
    letterSpacing: '-0.01em',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
]);
export const lead = style({
  fontSize: theme.text.size.lead,
  color: theme.colour.muted,
  maxInlineSize: '36em',
  textWrap: 'pretty',
});
export const form = style({ display: 'grid', gap: theme.space.medium });
export const centred = style({ display: 'grid', gap: theme.space.medium, justifyItems: 'center', textAlign: 'center' });
export const footLinks = style([flexRow, { gap: `${theme.space.tight} ${theme.space.medium}` }]);
export const foot = style([
  footLinks,
  {
    paddingBlock: theme.space.medium,
    paddingInline: sides,
    borderBlockStart: `1px solid ${theme.colour.line}`,
    '@media': { print: { display: 'none' } },
  },
]);
export const broadFoot = style([foot, { vars: { [column]: '1696px' } }]);
export const footLink = style([mutedText, { lineHeight: '24px' }]);
export const note = mutedText;
export const skip = style({
  position: 'absolute',
  insetInlineStart: theme.space.medium,
  insetBlockStart: '-80px',
  padding: theme.space.small,
  background: theme.colour.surface,
  borderRadius: theme.radius.control,
  ':focus': { insetBlockStart: theme.space.tight },
});
