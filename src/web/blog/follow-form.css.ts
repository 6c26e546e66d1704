import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';
import { chosen } from './tokens.css.ts';
import { ask } from './trip-page.css.ts';

export const follow = style({
  display: 'grid',
  gap: theme.space.medium,
  padding: theme.space.large,
  background: chosen.surface,
  border: `1px solid ${chosen.line}`,
  borderRadius: theme.radius.card,
  '@media': { print: { display: 'none' } },
});
export const form = style({
  maxInlineSize: '560px',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.space.tight,
});
/** In a row of its own it fills the row. */
export const send = style([ask, { flexGrow: 1 }]);
export const field = style({
  flex: '999 1 240px',
  display: 'grid',
  gap: theme.space.hair,
  color: chosen.ink,
  fontSize: theme.text.size.small,
  fontWeight: 600,
});
export const input = style({
  inlineSize: '100%',
  minBlockSize: '48px',
  paddingInline: theme.space.small,
  color: chosen.ink,
  background: chosen.background,
  font: 'inherit',
  fontSize: theme.text.size.body,
  fontWeight: 400,
  border: `1px solid ${chosen.muted}`,
  borderRadius: theme.radius.control,
});
export const status = style({
  color: chosen.ink,
  selectors: { '&:empty': { display: 'none' } },
});
