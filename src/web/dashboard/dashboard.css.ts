import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { below, from, maxWidth } from '#web/ui/breakpoints.ts';
import { button } from '#web/ui/button.css.ts';
import { bareButton, cardSurface, displayTitle, flexRow, plainList } from '#web/ui/primitives.css.ts';
import { covered } from '#web/ui/reset.css.ts';
import { header as siteHeader } from '#web/ui/site-header.css.ts';
import { theme } from '#web/ui/theme.css.ts';

const wideNotRoomy = `${from.large} and ${maxWidth.wide}`;

export const page = style({
  minBlockSize: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  '@media': { [from.large]: { blockSize: '100dvh' } },
});
export const header = style([siteHeader, { background: theme.colour.surface }]);
export const shell = style({
  flex: 1,
  minBlockSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
});
globalStyle(`:root:has(${shell})`, { '@media': { [from.large]: { scrollbarGutter: 'auto' } } });
export const shellWithPreview = style([
  shell,
  { '@media': { [from.large]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } } },
]);
const inStrip = (each: StyleRule) => ({ [wideNotRoomy]: { selectors: { [`${shellWithPreview} &`]: each } } });
export const main = style({
  gridColumn: '1 / -1',
  gridRow: '1 / 3',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridTemplateRows: 'subgrid',
  minBlockSize: 0,
  outline: 'none',
});
const firstLine = '44px';
export const bar = style([
  flexRow,
  {
    gridColumn: '1 / -1',
    gap: `${theme.space.hair} ${theme.space.medium}`,
    paddingBlock: theme.space.small,
    paddingInline: theme.space.large,
    background: theme.colour.surface,
    borderBlockEnd: `1px solid ${theme.colour.line}`,
    '@media': {
      [below.large]: {
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: 1,
        paddingInline: theme.space.medium,
      },
      /** The first line scrolls away: what stays is the line with Save. */
      [below.medium]: {
        insetBlockStart: `calc(-1 * (${theme.space.tight} + ${firstLine}))`,
        columnGap: theme.space.tight,
        paddingBlock: theme.space.tight,
      },
      [below.tiny]: { paddingInline: theme.space.small },
    },
  },
]);
const stepsWide = '84px';
export const barStart = style({
  flex: '1 1 0',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.tight,
  minInlineSize: 0,
  '@media': {
    [from.large]: { gap: theme.space.medium },
    [below.medium]: { display: 'contents' },
  },
});
export const titles = style({
  minInlineSize: 0,
  '@media': {
    [below.medium]: { order: -2, blockSize: firstLine, flex: `1 1 calc(100% - ${stepsWide} - ${theme.space.medium})` },
  },
});
export const steps = style({ display: 'inline-flex', '@media': { [below.medium]: { order: -1 } } });
export const title = style([
  displayTitle,
  {
    fontSize: 'clamp(1.0625rem, 0.9rem + 0.8vw, 1.25rem)',
    overflowWrap: 'anywhere',
    '@media': { [below.medium]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
  },
]);
export const subtitle = style({
  color: theme.colour.muted,
  fontSize: theme.text.size.tiny,
  '@media': { [below.tiny]: { display: 'none' } },
});
export const tools = style([flexRow, { gap: theme.space.hair, '@media': { [below.medium]: { display: 'contents' } } }]);
/** Reserves its room, so that nothing moves when its content appears. */
export const unsaved = style({
  minBlockSize: '3.125rem',
  inlineSize: '152px',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'start',
  '@media': { [below.medium]: { flex: '1 1 0', minInlineSize: 0 }, [from.wide]: { inlineSize: '216px' } },
});
export const changes = style({
  '@media': { [from.medium]: { position: 'relative' } },
});
export const changesTitle = style({
  minBlockSize: '24px',
  display: 'inline-flex',
  alignItems: 'center',
  paddingInline: theme.space.tight,
  borderRadius: theme.radius.control,
  color: theme.colour.sea,
  fontSize: theme.text.size.small,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  ':hover': { textDecoration: 'underline' },
});
export const changesList = style([
  cardSurface,
  {
    position: 'absolute',
    insetInline: theme.space.medium,
    insetBlockStart: '100%',
    zIndex: 2,
    margin: 0,
    '@media': {
      [from.medium]: { insetInline: 'auto 0', inlineSize: '320px' },
      [from.large]: { insetInline: '0 auto' },
    },
    maxBlockSize: 'min(420px, 60dvh)',
    overflow: 'auto',
    display: 'grid',
    gap: theme.space.small,
    padding: theme.space.medium,
    boxShadow: theme.shadow,
    fontSize: theme.text.size.small,
  },
]);
export const step = style([flexRow, { margin: 0, color: theme.colour.muted }]);
export const save = style({ flexShrink: 0, marginInlineStart: 'auto' });
globalStyle(`${save} > button`, {
  '@media': { [below.small]: { paddingInline: theme.space.medium } },
});
export const status = style({ display: 'inline-flex' });

export const body = style({
  minBlockSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.large]: { gridTemplateColumns: '232px minmax(0, 1fr)' },
    [from.wide]: { gridTemplateColumns: '252px minmax(0, 1fr)' },
    ...inStrip({ gridTemplateColumns: '104px minmax(0, 1fr)' }),
  },
});
export const tabs = style({
  '@media': {
    [from.large]: {
      padding: `${theme.space.large} ${theme.space.small}`,
      borderInlineEnd: `1px solid ${theme.colour.line}`,
      overflow: 'auto',
    },
    ...inStrip({ paddingInline: theme.space.hair }),
  },
});
export const tabList = style([plainList, { display: 'grid', gap: theme.space.hair }]);
export const drawerTabs = style({ marginBlockStart: theme.space.medium });
export const tab = style([
  bareButton,
  {
    inlineSize: '100%',
    minBlockSize: '44px',
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.small,
    paddingInline: theme.space.small,
    borderRadius: theme.radius.control,
    color: theme.colour.ink,
    fontSize: theme.text.size.small,
    fontWeight: 500,
    textAlign: 'start',
    transition: `background ${theme.motion.state}`,
    ':hover': { background: theme.colour.sunken },
    selectors: {
      '&[aria-current="page"]': { background: theme.colour.sunken, color: theme.colour.sea, fontWeight: 600 },
    },
    '@media': inStrip({
      position: 'relative',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: theme.space.hair,
      paddingBlock: theme.space.tight,
      paddingInline: theme.space.hair,
      fontSize: theme.text.size.tiny,
      lineHeight: 1.25,
      textAlign: 'center',
    }),
  },
]);
export const count = style({
  marginInlineStart: 'auto',
  color: theme.colour.muted,
  fontSize: theme.text.size.tiny,
  fontVariantNumeric: 'tabular-nums',
  '@media': inStrip({ position: 'absolute', insetBlockStart: theme.space.tight, insetInlineStart: 'calc(50% + 16px)' }),
});
export const pane = style({
  position: 'relative',
  minInlineSize: 0,
  padding: `${theme.space.large} ${theme.space.medium} ${theme.space.ocean}`,
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.medium,
  '@media': {
    [from.large]: { padding: theme.space.wide, overflow: 'auto' },
    ...inStrip({ paddingInline: theme.space.large }),
  },
});
export const column = style({
  inlineSize: '100%',
  maxInlineSize: '680px',
  marginInline: 'auto',
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.large,
});
export const paneTitle = displayTitle;
const stripRoom = '76px';
/** Has room of its own below the settings; only the button takes presses, and the focus scrolls above it. */
export const strip = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  padding: theme.space.medium,
  background: `linear-gradient(transparent, ${theme.colour.paper} 60%)`,
  pointerEvents: 'none',
});
export const toBlog = style([
  button.secondary,
  { borderRadius: theme.radius.full, boxShadow: theme.shadow, pointerEvents: 'auto' },
]);
export const work = style({
  minInlineSize: 0,
  minBlockSize: 0,
  '@media': {
    [below.large]: { vars: { [covered]: stripRoom } },
    [from.large]: { display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto' },
  },
});
/** On narrow screens the confirmation covers the 'Open the blog' button for a moment. */
export const confirmation = style({
  pointerEvents: 'none',
  color: theme.colour.success,
  fontSize: theme.text.size.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [below.large]: {
      position: 'fixed',
      zIndex: 1,
      insetInlineEnd: theme.space.medium,
      insetBlockEnd: theme.space.medium,
    },
    [from.large]: {
      minBlockSize: '36px',
      paddingInline: theme.space.large,
      display: 'grid',
      alignItems: 'center',
      borderBlockStart: `1px solid ${theme.colour.line}`,
    },
  },
});
export const confirmed = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.tight,
  '@media': {
    [below.large]: {
      minBlockSize: '44px',
      minInlineSize: '200px',
      justifyContent: 'center',
      paddingInline: theme.space.medium,
      background: theme.colour.surface,
      border: `1px solid ${theme.colour.line}`,
      borderRadius: theme.radius.full,
      boxShadow: theme.shadow,
    },
  },
});
export const confirmedIcon = style({ flexShrink: 0 });
export const confirmedLine = style({
  selectors: { '& + &::before': { content: '"·"', marginInlineEnd: theme.space.tight } },
  '@media': { [below.large]: { selectors: { '& + &': { display: 'none' } } } },
});
export const why = style({ display: 'block', opacity: 0.8, fontSize: theme.text.size.small });

export const question = style({ marginBlockStart: theme.space.small, color: theme.colour.muted });
