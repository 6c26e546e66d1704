import { fallbackVar, style } from '@vanilla-extract/css';
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
