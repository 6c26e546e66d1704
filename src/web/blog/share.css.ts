import { style } from '@vanilla-extract/css';
import { maxWidth } from '#web/ui/breakpoints.ts';
import { visuallyHidden } from '#web/ui/hidden.css.ts';
import { theme } from '#web/ui/theme.css.ts';
import { chosen } from './tokens.css.ts';

export const share = style({
  position: 'relative',
  display: 'grid',
  '@media': { print: { display: 'none' } },
});
/** Over what stands above the button, so that nothing moves. */
export const status = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: `calc(100% + ${theme.space.tight})`,
  insetInlineEnd: 0,
  inlineSize: 'max-content',
  maxInlineSize: '280px',
  borderRadius: theme.radius.control,
  background: chosen.ink,
  color: chosen.background,
  fontSize: theme.text.size.small,
  selectors: { '&:not(:empty)': { padding: `${theme.space.tight} ${theme.space.small}` } },
});
export const button = style({
  minBlockSize: '48px',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.tight,
  paddingInline: theme.space.medium,
  font: 'inherit',
  fontSize: theme.text.size.small,
  fontWeight: 600,
  color: chosen.ink,
  background: 'transparent',
  border: `1px solid ${chosen.muted}`,
  borderRadius: theme.radius.control,
  cursor: 'pointer',
  ':hover': { borderColor: chosen.accent, color: chosen.accent },
  '@container': { [`blog ${maxWidth.large}`]: { inlineSize: '48px', paddingInline: 0 } },
  selectors: { '&[hidden]': { display: 'none' } },
  // A script shows it: its room is kept until then.
  '@media': {
    '(scripting: enabled)': { selectors: { '&[hidden]': { display: 'inline-flex', visibility: 'hidden' } } },
  },
});
export const word = style({
  '@container': {
    [`blog ${maxWidth.large}`]: visuallyHidden,
  },
});
