import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#web/ui/breakpoints.ts';
import { button } from '#web/ui/button.css.ts';
import { input } from '#web/ui/field.css.ts';
import { cardSurface, displayTitle, flexRow, mutedText, plainList } from '#web/ui/primitives.css.ts';
import { slidingRow } from '#web/ui/sliding-row.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const columns = style({
  display: 'grid',
  gap: theme.space.large,
  alignItems: 'start',
  // Below an application that is replaced by another one, a row would take the window along.
  overflowAnchor: 'none',
  '@media': { [from.large]: { gridTemplateColumns: '380px minmax(0, 1fr)', overflowAnchor: 'auto' } },
});
/** Without an application the list has the room of a table. */
export const listAlone = style([columns, { '@media': { [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } } }]);
/** Next to an application the list scrolls within itself, so that both are in view. */
export const queue = style({
  display: 'grid',
  gap: theme.space.small,
  minInlineSize: 0,
  '@media': {
    [from.large]: {
      position: 'sticky',
      insetBlockStart: 0,
      maxBlockSize: '100dvh',
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      // Room for the focus ring, which a scrolling box cuts off.
      margin: `calc(-1 * ${theme.space.tight})`,
      padding: theme.space.tight,
    },
  },
});
export const tabs = style([
  slidingRow,
  {
    gap: theme.space.hair,
    border: 0,
    minInlineSize: 0,
    '@media': { [from.small]: { margin: 0, padding: 0 } },
  },
]);
export const tab = style({
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.hair,
  minBlockSize: '40px',
  paddingInline: theme.space.tight,
  background: 'transparent',
  border: '1px solid transparent',
  borderRadius: theme.radius.full,
  fontWeight: 600,
  fontSize: theme.text.size.small,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      background: theme.colour.surface,
      borderColor: theme.colour.sea,
      color: theme.colour.sea,
    },
  },
});
export const count = style({ color: theme.colour.muted, fontVariantNumeric: 'tabular-nums', fontWeight: 400 });
export const filters = style({ fontSize: theme.text.size.small });
export const unfold = style({ cursor: 'pointer', fontWeight: 600, borderRadius: theme.radius.control });
export const unfoldFilters = style([unfold, { paddingBlock: '3px' }]);
export const filterFields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(168px, 100%), 1fr))',
  gap: theme.space.small,
  paddingBlockStart: theme.space.small,
});
export const reset = style({ gridColumn: '1 / -1' });
export const indexPart = style({ display: 'grid', gap: theme.space.small, minInlineSize: 0 });
export const index = style({
  display: 'grid',
  gap: theme.space.large,
  alignItems: 'start',
  '@media': { [from.large]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const troubles = style([
  plainList,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${theme.space.hair} ${theme.space.large}`,
    marginBlockEnd: theme.space.medium,
    fontWeight: 600,
  },
]);
export const indexHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: theme.space.small,
});
export const all = style([
  button.quiet,
  {
    justifySelf: 'start',
    '@media': { '(forced-colors: none)': { marginInlineStart: `calc(-1 * ${theme.space.small})` } },
  },
]);
export const indexTitle = style({ fontSize: theme.text.size.large, fontWeight: 600 });
export const indexCount = style({ color: theme.colour.coral, fontVariantNumeric: 'tabular-nums' });
export const rowName = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const rowDay = style([mutedText, { fontVariantNumeric: 'tabular-nums' }]);
export const rowNote = style([mutedText, { flexBasis: '100%', gridColumn: '1 / -1', overflowWrap: 'anywhere' }]);
export const pages = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const review = style([
  cardSurface,
  {
    minInlineSize: 0,
    order: -1,
    display: 'flex',
    flexDirection: 'column',
    // Buttons of the bar stay in their place from one application to the next, however short it is.
    '@media': { [from.large]: { order: 0, minBlockSize: 'calc(100dvh - 96px)' } },
    padding: theme.space.large,
    // The second half of a double click would select text of the next review.
    selectors: { '&[data-changing]': { userSelect: 'none' } },
  },
]);
export const backToList = style([
  button.quiet,
  {
    alignSelf: 'start',
    marginBlockStart: `calc(-1 * ${theme.space.small})`,
    marginInlineStart: `calc(-1 * ${theme.space.small})`,
    '@media': { [from.large]: { display: 'none' } },
  },
]);
export const emptyPanel = style({
  display: 'none',
  '@media': { [from.large]: { display: 'block' }, [from.wide]: { display: 'none' } },
});
export const panes = style({
  display: 'grid',
  gap: theme.space.wide,
  paddingBlockEnd: theme.space.large,
  '@media': {
    [from.large]: {
      gridTemplateColumns: 'minmax(0, 1fr) 224px',
      gridTemplateRows: 'auto 1fr',
      rowGap: theme.space.medium,
    },
  },
});
export const facts = style({ display: 'grid', gap: theme.space.medium, alignContent: 'start', minInlineSize: 0 });
export const head = style([flexRow, { gap: theme.space.medium }]);
export const name = style([displayTitle, { overflowWrap: 'anywhere' }]);
export const list = style({ margin: 0, display: 'grid' });
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.small,
  paddingBlock: theme.space.tight,
  borderBlockEnd: `1px solid ${theme.colour.line}`,
});
export const term = style([mutedText, { flex: '1 0 112px' }]);
export const value = style({
  flex: '999 1 224px',
  minInlineSize: 0,
  margin: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const subtitle = style({ fontSize: theme.text.size.body, fontWeight: 600, gridColumn: '1 / -1' });
export const history = style([plainList, { overflowWrap: 'anywhere' }]);
export const historyEntry = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.space.medium,
  paddingBlock: theme.space.tight,
  borderBlockEnd: `1px solid ${theme.colour.line}`,
  ':last-child': { borderBlockEnd: 0 },
});
export const entryName = style({ fontSize: theme.text.size.small, fontWeight: 600 });
export const decision = style({
  display: 'grid',
  gap: theme.space.large,
  alignContent: 'start',
  minInlineSize: 0,
  '@media': { [from.large]: { gridArea: '1 / 2 / span 2 / auto' } },
});
export const decisionBar = style([
  flexRow,
  {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 1,
    maxBlockSize: 'calc(100dvh - 32px)',
    overflowY: 'auto',
    gap: theme.space.small,
    marginInline: `calc(-1 * ${theme.space.large})`,
    marginBlock: `auto calc(-1 * ${theme.space.large})`,
    padding: `${theme.space.small} ${theme.space.large}`,
    background: theme.colour.surface,
    borderBlockStart: `1px solid ${theme.colour.line}`,
    borderEndStartRadius: theme.radius.card,
    borderEndEndRadius: theme.radius.card,
  },
]);
/** Keeps focused fields above the bar, also while the rejection is open in it; its own fields scroll nothing. */
globalStyle(`html:has(${decisionBar}:not(:focus-within))`, { scrollPaddingBlockEnd: '80px' });
globalStyle(`html:has(${decisionBar}:not(:focus-within) > [open])`, { scrollPaddingBlockEnd: '440px' });
export const taker = style([mutedText, { flexBasis: '100%', overflowWrap: 'anywhere' }]);
export const rejection = style({
  selectors: { '&[open]': { flexBasis: '100%', display: 'grid', gap: theme.space.small } },
});
export const unfoldRejection = style([button.secondary, { justifySelf: 'start' }]);
export const acting = style({ selectors: { '&:empty': { position: 'absolute' } } });
export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.small,
  justifyItems: 'start',
  overflowWrap: 'anywhere',
});
export const more = style({ inlineSize: '100%', display: 'grid', gap: theme.space.small });
export const unfoldMore = style([unfold, { paddingBlock: theme.space.tight }]);
export const textInput = style([input, { paddingBlock: theme.space.tight, resize: 'vertical' }]);
export const ibanLine = style({ margin: 0 });
export const iban = style({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
export const officeTitle = style({ display: 'flex', alignItems: 'center', gap: theme.space.tight });
export const ledger = style({ display: 'grid', gap: theme.space.medium, minInlineSize: 0 });
export const line = style([
  flexRow,
  {
    gap: `${theme.space.hair} ${theme.space.small}`,
    padding: `${theme.space.tight} ${theme.space.medium}`,
    borderBlockEnd: `1px solid ${theme.colour.line}`,
    ':last-child': { borderBlockEnd: 0 },
  },
]);
export const lineWords = style({ flex: '1 1 240px', minInlineSize: 0, display: 'grid' });
export const invitation = style([
  cardSurface,
  {
    display: 'grid',
    gap: theme.space.medium,
    alignItems: 'start',
    '@media': { [from.small]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    padding: theme.space.large,
  },
]);
export const send = style({ gridColumn: '1 / -1', justifySelf: 'start' });
