import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';
import { chosen } from './tokens.css.ts';

export const share = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.small,
  marginInlineStart: 'auto',
  '@media': { print: { display: 'none' } },
});
export const status = style({ color: chosen.muted, fontSize: theme.text.size.small });
export const button = style({
  minBlockSize: '40px',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  paddingInline: theme.space.medium,
  font: 'inherit',
  fontSize: theme.text.size.small,
  fontWeight: 500,
  color: chosen.accent,
  background: 'transparent',
  border: `1px solid ${chosen.line}`,
  borderRadius: theme.radius.full,
  cursor: 'pointer',
  ':hover': { background: chosen.surface },
  selectors: { '&[hidden]': { display: 'none' } },
});
