import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { from } from './breakpoints.ts';
import { displayTitle, flexRow, mutedText } from './primitives.css.ts';
import { theme } from './theme.css.ts';

const pageColumn = createVar();
const pageSides = `max(clamp(16px, 4%, 48px), calc((100% - ${fallbackVar(pageColumn, '1120px')}) / 2 + 16px))`;

export const main = style({
  maxInlineSize: '640px',
  marginInline: 'auto',
  padding: `${theme.space.vast} ${theme.space.medium} ${theme.space.ocean}`,
  display: 'grid',
  gap: theme.space.large,
  // Below the first screen, so that it does not move when content arrives.
  alignContent: 'start',
  minBlockSize: 'calc(100dvh - 64px)',
});
export const wide = style([main, { maxInlineSize: 'none', paddingInline: pageSides }]);
export const broad = style([
  wide,
  {
    vars: { [pageColumn]: '1696px' },
    paddingBlockStart: theme.space.medium,
    gap: theme.space.small,
    '@media': {
      [from.medium]: { paddingBlockStart: theme.space.large },
      [from.wide]: { paddingBlockStart: theme.space.small, gap: theme.space.tight },
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
    paddingInline: pageSides,
    borderBlockStart: `1px solid ${theme.colour.line}`,
    '@media': { print: { display: 'none' } },
  },
]);
export const broadFoot = style([foot, { vars: { [pageColumn]: '1696px' } }]);
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
