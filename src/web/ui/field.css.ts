import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const field = style({ display: 'grid', gap: theme.space.hair });
export const label = style({ fontWeight: 600, fontSize: theme.text.size.small });
export const box = style({ position: 'relative', display: 'flex' });
export const input = style({
  inlineSize: '100%',
  minBlockSize: '48px',
  paddingInline: theme.space.medium,
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.field}`,
  borderRadius: theme.radius.control,
  transition: `border-color ${theme.motion.state}`,
  selectors: { '&[aria-invalid="true"]': { borderColor: theme.colour.danger } },
  ':read-only': { background: theme.colour.sunken },
});
export const withToggle = style([input, { paddingInlineEnd: '56px' }]);
export const toggle = style({
  position: 'absolute',
  insetInlineEnd: '4px',
  insetBlockStart: '4px',
  inlineSize: '40px',
  blockSize: '40px',
  display: 'grid',
  placeItems: 'center',
  background: 'transparent',
  border: 0,
  borderRadius: theme.radius.control,
  color: theme.colour.muted,
  cursor: 'pointer',
});
export const hint = style({ color: theme.colour.muted, fontSize: theme.text.size.small });
export const error = style({ color: theme.colour.danger, fontSize: theme.text.size.small });
export const code = style([
  input,
  {
    blockSize: '72px',
    fontSize: theme.text.size.digits,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 600,
    letterSpacing: '0.42em',
    paddingInlineStart: '0.7em',
    paddingInlineEnd: '0.2em',
    textAlign: 'center',
  },
]);
