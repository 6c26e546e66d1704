import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { below } from './breakpoints.ts';
import { visuallyHidden } from './hidden.css.ts';
import { bareButton, mutedText } from './primitives.css.ts';
import { covered } from './reset.css.ts';
import { theme } from './theme.css.ts';

export const field = style({ display: 'grid', gap: theme.space.hair });
export const label = style({ fontWeight: 600, fontSize: theme.text.size.small });
export const box = style({ position: 'relative', display: 'flex' });
export const inlineField = style({ display: 'flex', alignItems: 'center', gap: theme.space.tight });
export const inlineLabel = style([label, { whiteSpace: 'nowrap', '@media': { [below.small]: visuallyHidden } }]);
export const inlineBox = style([box, { flex: 1 }]);
export const input = style({
  inlineSize: '100%',
  minBlockSize: '48px',
  scrollMarginBlock: `96px max(96px, ${fallbackVar(covered, '0px')})`,
  paddingInline: theme.space.medium,
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.field}`,
  borderRadius: theme.radius.control,
  transition: `border-color ${theme.motion.state}`,
  selectors: {
    '&[aria-invalid="true"]': { borderColor: theme.colour.danger },
    'input&:read-only': { background: theme.colour.sunken },
  },
  ':disabled': { background: theme.colour.sunken, color: theme.colour.muted, cursor: 'not-allowed' },
});
export const withToggle = style([input, { paddingInlineEnd: '56px' }]);
export const toggle = style([
  bareButton,
  {
    position: 'absolute',
    insetInlineEnd: '4px',
    insetBlockStart: '4px',
    inlineSize: '40px',
    blockSize: '40px',
    display: 'grid',
    placeItems: 'center',
    borderRadius: theme.radius.control,
    color: theme.colour.muted,
  },
]);
export const select = style([
  input,
  { appearance: 'none', paddingInlineEnd: '44px', textOverflow: 'ellipsis', cursor: 'pointer' },
]);
export const chevron = style({
  position: 'absolute',
  insetInlineEnd: '14px',
  insetBlockStart: '15px',
  color: theme.colour.muted,
  pointerEvents: 'none',
});
export const hint = mutedText;
export const error = style({ color: theme.colour.danger, fontSize: theme.text.size.small });
export const codeFrame = style([field, { justifyItems: 'center', textAlign: 'center' }]);

const digit = 0.65;
const tab = 1.3;
const margin = 0.5;

/** Tabular digits make each digit as wide as its tab. */
export const code = style([
  input,
  {
    inlineSize: `${6 * tab + 2 * margin}em`,
    maxInlineSize: '100%',
    blockSize: '2em',
    paddingInline: `${margin}em 0`,
    textIndent: `${(tab - digit) / 2}em`,
    fontSize: theme.text.size.digits,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 600,
    letterSpacing: `${tab - digit}em`,
    caretColor: theme.colour.sea,
    backgroundColor: 'transparent',
    borderColor: 'transparent',
    backgroundImage: `repeating-linear-gradient(90deg, transparent 0 0.12em, ${theme.colour.field} 0.12em ${tab - 0.12}em, transparent ${tab - 0.12}em ${tab}em)`,
    backgroundSize: `${6 * tab}em 2px`,
    backgroundPosition: `${margin}em calc(100% - 0.2em)`,
    backgroundRepeat: 'no-repeat',
    selectors: { '&[aria-invalid="true"]': { borderColor: 'transparent', color: theme.colour.danger } },
    ':read-only': { backgroundColor: 'transparent', color: theme.colour.muted },
  },
]);

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.medium,
  minBlockSize: '44px',
});
export const text = style({ display: 'grid', gap: theme.space.hair });
export const track = style({
  flexShrink: 0,
  position: 'relative',
  inlineSize: '48px',
  blockSize: '28px',
  padding: 0,
  border: `1px solid ${theme.colour.field}`,
  borderRadius: theme.radius.full,
  background: theme.colour.sunken,
  cursor: 'pointer',
  transition: `background ${theme.motion.state}, border-color ${theme.motion.state}`,
  '::before': { content: '', position: 'absolute', inset: '-8px 0' },
  ':disabled': { cursor: 'not-allowed', opacity: 0.55 },
  selectors: { '&[data-state="checked"]': { background: theme.colour.sea, borderColor: theme.colour.sea } },
});
export const thumb = style({
  display: 'block',
  inlineSize: '20px',
  blockSize: '20px',
  marginInlineStart: '3px',
  borderRadius: theme.radius.full,
  background: theme.colour.field,
  '@media': {
    '(forced-colors: active)': {
      background: 'ButtonText',
      selectors: { '&[data-state="checked"]': { background: 'Highlight' } },
    },
  },
  transition: `translate ${theme.motion.state}, background ${theme.motion.state}`,
  selectors: {
    '&[data-state="checked"]': { background: theme.colour.onSea, translate: '20px' },
    ':dir(rtl) &[data-state="checked"]': { translate: '-20px' },
  },
});

export const file = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  paddingInline: theme.space.large,
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.field}`,
  borderRadius: theme.radius.control,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '&:has(:focus-visible)': { outline: `3px solid ${theme.colour.sea}`, outlineOffset: '2px' } },
});
export const fileButtonInput = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  cursor: 'pointer',
  inlineSize: '100%',
});

export const root = style({ display: 'grid' });
export const digits = style({ fontVariantNumeric: 'tabular-nums' });
export const reading = style([
  mutedText,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.space.medium,
    marginBlockStart: theme.space.tight,
    padding: `${theme.space.tight} clamp(8px, 3%, 16px)`,
    background: theme.colour.sunken,
    borderRadius: theme.radius.control,
  },
]);
export const doubtful = style([reading, { color: theme.colour.warning }]);
export const fours = style([digits, { fontWeight: 600, color: theme.colour.ink, textWrap: 'balance' }]);

export const slider = style({ display: 'flex', alignItems: 'center', gap: theme.space.small, minBlockSize: '40px' });
export const sliderTrack = style({
  flex: '1 1 96px',
  minInlineSize: '72px',
  maxInlineSize: '320px',
  blockSize: '24px',
  accentColor: theme.colour.sea,
  cursor: 'pointer',
});
export const value = style([
  mutedText,
  { minInlineSize: '2.2em', fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
]);

export const area = style([
  input,
  {
    minBlockSize: '112px',
    paddingBlock: theme.space.small,
    font: 'inherit',
    color: 'inherit',
    lineHeight: 1.5,
    resize: 'vertical',
    fieldSizing: 'content',
    maxBlockSize: '420px',
    selectors: { '&:read-only': { background: theme.colour.sunken } },
  },
]);
export const textAreaBelow = style({ display: 'flex', justifyContent: 'space-between', gap: theme.space.medium });
const count = style({ fontSize: theme.text.size.small, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const counter = styleVariants({
  calm: [count, { color: theme.colour.muted }],
  warning: [count, { color: theme.colour.warning, fontWeight: 600 }],
  danger: [count, { color: theme.colour.danger, fontWeight: 600 }],
});
