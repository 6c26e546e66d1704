import { style, styleVariants } from '@vanilla-extract/css';
import { row } from '#web/ui/banner.css.ts';
import { from, minWidth } from '#web/ui/breakpoints.ts';
import { frame, name } from '#web/ui/creator-card.css.ts';
import { group } from '#web/ui/form-page.css.ts';
import { bareButton, mutedText, plainList } from '#web/ui/primitives.css.ts';
import { covered } from '#web/ui/reset.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export { column, form, legend } from '#web/ui/form-page.css.ts';

export const columns = style({
  display: 'grid',
  gap: theme.space.vast,
  alignItems: 'start',
  '@media': {
    [from.large]: { gridTemplateColumns: '240px minmax(0, 640px)', justifyContent: 'center' },
    [from.wide]: { gridTemplateColumns: '184px minmax(0, 1fr) 260px', gap: '48px' },
  },
});
/** Reserves the height of a part that loads later. */
export const steps = style({ minBlockSize: '72px' });
/** Scrolls the heading above into view when the field takes the focus. */
export const partTitle = style({ font: 'inherit', scrollMarginBlockStart: '120px' });
const inSight = style({ position: 'sticky', insetBlockStart: theme.space.large });
export const rail = inSight;
export const aside = style([inSight, { marginBlockStart: theme.space.tight }]);
export const railList = style([plainList, { display: 'grid', borderInlineStart: `1px solid ${theme.colour.line}` }]);
export const railLink = style({
  display: 'grid',
  minBlockSize: '56px',
  alignContent: 'center',
  paddingInline: theme.space.medium,
  color: theme.colour.ink,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { color: theme.colour.sea },
});
export const railOpen = style([mutedText, { fontWeight: 400 }]);
export const railDone = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.hair,
  color: theme.colour.success,
  fontSize: theme.text.size.small,
});
export const step = style([
  group,
  {
    vars: { [covered]: '160px' },
    gap: '20px',
    '@media': {
      [from.large]: { paddingBlockStart: theme.space.large, borderBlockStart: `1px solid ${theme.colour.line}` },
    },
  },
]);
export const resumed = style([row, { rowGap: 0, marginBlockStart: `calc(-1 * ${theme.space.small})` }]);
export const stack = style({ display: 'grid', gap: theme.space.small, justifyItems: 'stretch' });

export const preview = style({
  display: 'grid',
  gap: theme.space.small,
  justifyItems: 'start',
  marginBlockEnd: theme.space.medium,
});
export const title = style({ fontSize: theme.text.size.small, fontWeight: 600 });
export const card = style([frame, { inlineSize: '100%', maxInlineSize: '300px', blockSize: '320px' }]);
export const boat = style({ inlineSize: '84px', blockSize: 'auto' });
export const noName = style([name, { color: theme.colour.muted }]);
export const address = style([mutedText, { overflowWrap: 'anywhere' }]);
export const hint = mutedText;

export const partFrameSteps = style({ display: 'grid', gap: theme.space.tight });
export const dots = style([plainList, { display: 'flex', justifyContent: 'space-between', maxInlineSize: '480px' }]);
export const dotPlace = style({
  display: 'flex',
  alignItems: 'center',
  flexGrow: 1,
  selectors: {
    '&:last-child': { flexGrow: 0 },
    '&:not(:last-child)::after': {
      content: '',
      flexGrow: 1,
      marginInline: theme.space.hair,
      borderBlockEnd: `1px solid ${theme.colour.field}`,
    },
  },
});
const dotBase = style({
  inlineSize: '40px',
  blockSize: '40px',
  padding: 0,
  display: 'grid',
  placeItems: 'center',
  border: `1px solid ${theme.colour.field}`,
  borderRadius: theme.radius.full,
  background: theme.colour.surface,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
});
export const dot = styleVariants({
  open: [dotBase, { color: theme.colour.muted }],
  done: [dotBase, { color: theme.colour.success, borderColor: theme.colour.success }],
  shown: [
    dotBase,
    {
      background: theme.colour.sea,
      borderColor: theme.colour.sea,
      color: theme.colour.onSea,
      '@media': { '(forced-colors: active)': { borderWidth: '3px' } },
    },
  ],
});
export const status = mutedText;
export const passed = style({ color: theme.colour.warning, textWrap: 'pretty' });
const edge = 'clamp(16px, calc(4vw - 1px), 48px)';
export const bar = style({
  vars: { [covered]: '0px' },
  zIndex: 1,
  display: 'grid',
  gap: theme.space.tight,
  marginInline: `calc(-1 * ${edge})`,
  paddingInline: edge,
  paddingBlockStart: theme.space.tight,
  paddingBlockEnd: `max(${theme.space.small}, env(safe-area-inset-bottom))`,
  background: theme.colour.paper,
  borderBlockStart: `1px solid ${theme.colour.line}`,
  '@media': { '(min-height: 480px)': { position: 'sticky', insetBlockEnd: 0 } },
});
export const toDo = style([
  mutedText,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: theme.space.small },
]);
export const toDoField = style([
  bareButton,
  {
    minBlockSize: '32px',
    padding: 0,
    color: theme.colour.sea,
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
]);
export const allDone = style([toDo, { minBlockSize: '32px', color: theme.colour.success }]);
export const stepButtons = style({ display: 'flex', justifyContent: 'space-between', gap: theme.space.small });
export const next = style({
  display: 'grid',
  flexGrow: 1,
  marginInlineStart: 'auto',
  '@media': { [minWidth.small]: { maxInlineSize: '240px' } },
});
