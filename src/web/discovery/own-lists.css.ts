import { style } from '@vanilla-extract/css';
import { from } from '#web/ui/breakpoints.ts';
import { button } from '#web/ui/button.css.ts';
import { iconButton } from '#web/ui/icon-button.css.ts';
import { bareButton, plainList } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const bar = style({
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.hair,
  '@media': {
    [from.medium]: { gridTemplateColumns: 'minmax(0, auto) auto', justifyContent: 'start', alignItems: 'start' },
  },
});
const ring = '5px';
export const tabs = style({ position: 'relative', minInlineSize: 0, marginInline: `-${ring}`, overflowX: 'auto' });
export const row = style({
  display: 'flex',
  gap: theme.space.tight,
  margin: 0,
  /** Room for the focus ring, which overflow would cut off. */
  padding: ring,
  listStyle: 'none',
  '@media': { [from.medium]: { flexWrap: 'wrap' } },
});
export const quiet = style([
  button.quiet,
  {
    justifySelf: 'start',
    marginInlineStart: `calc(-1 * ${theme.space.small})`,
    '@media': { [from.medium]: { selectors: { 'nav + &': { marginInlineStart: theme.space.tight } } } },
  },
]);
export const cell = style({ flexShrink: 0, maxInlineSize: '240px' });
export const tab = style({
  minBlockSize: '40px',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.tight,
  paddingInline: theme.space.medium,
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.field}`,
  borderRadius: theme.radius.full,
  color: theme.colour.ink,
  fontSize: theme.text.size.small,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': {
      borderColor: theme.colour.sea,
      boxShadow: `inset 0 0 0 1px ${theme.colour.sea}`,
      color: theme.colour.sea,
      fontWeight: 600,
    },
  },
});
const cut = { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const tabName = style(cut);
export const tabCount = style({ color: theme.colour.muted, fontVariantNumeric: 'tabular-nums' });
export const listHead = style({ minInlineSize: 0, display: 'flex', alignItems: 'center', gap: theme.space.tight });
export const look = style({
  flex: '1 1 320px',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
  alignItems: 'center',
  gap: theme.space.small,
  maxInlineSize: '560px',
});
export const tool = iconButton;
export const question = style({ display: 'grid', gap: theme.space.large, marginBlockStart: theme.space.medium });
export const form = style({ display: 'grid', gap: theme.space.medium });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.small });
export const choices = style([
  plainList,
  {
    maxBlockSize: 'min(320px, 40dvh)',
    overflowY: 'auto',
    border: `1px solid ${theme.colour.line}`,
    borderRadius: theme.radius.control,
  },
]);
export const choice = style([
  bareButton,
  {
    inlineSize: '100%',
    minBlockSize: '44px',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.space.small,
    paddingBlock: theme.space.tight,
    paddingInline: theme.space.medium,
    color: 'inherit',
    textAlign: 'start',
    ':hover': { background: theme.colour.sunken },
    ':focus-visible': { outlineOffset: '-3px' },
    selectors: { 'li + li > &': { borderBlockStart: `1px solid ${theme.colour.line}` } },
  },
]);
export const tick = style({
  flexShrink: 0,
  order: 1,
  inlineSize: '20px',
  blockSize: '20px',
  accentColor: theme.colour.sea,
});
export const choiceName = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const within = style({ display: 'grid', justifyItems: 'start', gap: theme.space.hair });
export const withinName = style({ minInlineSize: 0, fontSize: theme.text.size.small, overflowWrap: 'anywhere' });

const lines = 3;

export const foot = style({
  minBlockSize: '132px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  paddingInline: theme.space.medium,
});
export const noteField = style({
  inlineSize: `calc(100% + 2 * ${theme.space.tight})`,
  marginInline: `calc(-1 * ${theme.space.tight})`,
  marginBlockStart: theme.space.hair,
  padding: theme.space.tight,
  background: 'transparent',
  border: '1px solid transparent',
  borderRadius: theme.radius.control,
  color: 'inherit',
  font: 'inherit',
  fontSize: theme.text.size.small,
  lineHeight: 1.45,
  resize: 'none',
  ':hover': { borderColor: theme.colour.field },
  ':focus': { background: theme.colour.surface, borderColor: theme.colour.field },
  '::placeholder': { color: theme.colour.sea, fontWeight: 600, opacity: 1 },
});
export const footLine = style({
  inlineSize: '100%',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const saving = style({ color: theme.colour.muted, fontSize: theme.text.size.small });
export const note = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  maxBlockSize: `calc(${lines} * 1.45em + ${theme.space.tight})`,
  overflow: 'hidden',
  paddingBlockStart: theme.space.tight,
  fontSize: theme.text.size.small,
  lineHeight: 1.45,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
