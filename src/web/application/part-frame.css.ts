import { style, styleVariants } from '@vanilla-extract/css';
import { minWidth } from '#web/ui/breakpoints.ts';
import { bareButton, mutedText, plainList } from '#web/ui/primitives.css.ts';
import { covered } from '#web/ui/reset.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const steps = style({ display: 'grid', gap: theme.space.tight });
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
