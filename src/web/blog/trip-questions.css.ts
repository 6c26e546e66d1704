import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';
import { chosen } from './tokens.css.ts';

export const part = style({
  display: 'grid',
  gap: theme.space.medium,
  '@media': { print: { marginBlockStart: theme.space.large } },
});
export const list = style({ display: 'grid', margin: 0 });
export const pair = style({
  display: 'grid',
  gap: theme.space.tight,
  paddingBlock: theme.space.medium,
  borderBlockStart: `1px solid ${chosen.line}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '@media': { print: { breakInside: 'avoid' } },
});
export const question = style({ color: chosen.ink, fontWeight: 600, lineHeight: 1.45 });
export const answer = style({ margin: 0, color: chosen.muted, lineHeight: 1.65 });
