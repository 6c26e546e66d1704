import { createVar, style } from '@vanilla-extract/css';
import { minWidth } from '#web/ui/breakpoints.ts';
import { plainList } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';
import { chosen } from './tokens.css.ts';

/** How far the text of a day stands from the edge of the column. */
export const indent = createVar();
const lineAt = createVar();
const nextToLine = `blog ${minWidth.small}`;

export const plan = style({ display: 'grid', gap: theme.space.small });
export const days = style([plainList, { display: 'grid' }]);
export const day = style({
  vars: { [indent]: '24px', [lineAt]: '5px' },
  position: 'relative',
  display: 'grid',
  gap: theme.space.hair,
  paddingInlineStart: indent,
  paddingBlockEnd: theme.space.wide,
  '@container': {
    [nextToLine]: { vars: { [indent]: '112px', [lineAt]: '92px' } },
  },
  // The line, and the dot on it.
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '14px 0',
    insetInlineStart: lineAt,
    borderInlineStart: `2px solid ${chosen.line}`,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '9px',
    insetInlineStart: `calc(${lineAt} - 5px)`,
    inlineSize: '12px',
    blockSize: '12px',
    background: chosen.accent,
    borderRadius: theme.radius.full,
  },
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::before': { insetBlockEnd: '6px' },
  },
});
export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space.tight,
  fontSize: theme.text.size.small,
  lineHeight: '28px',
  '@container': {
    [nextToLine]: {
      position: 'absolute',
      insetBlockStart: '2px',
      insetInlineStart: 0,
      inlineSize: '76px',
      display: 'grid',
      justifyItems: 'end',
      textAlign: 'end',
      lineHeight: '20px',
      paddingBlockStart: '4px',
    },
  },
});
export const number = style({ color: chosen.accent, fontSize: 'inherit', fontWeight: 600 });
export const date = style({ color: chosen.muted });
/** Its pictures lie over the line. */
export const content = style({ position: 'relative', display: 'grid', gap: theme.space.medium });
export const items = style([plainList, { display: 'grid', gap: theme.space.medium, color: chosen.ink }]);
export const name = style({
  display: 'block',
  fontSize: 'clamp(1.25rem, 1.1rem + 0.6cqi, 1.5rem)',
  fontWeight: 500,
  lineHeight: 1.3,
  textWrap: 'balance',
});
export const text = style({
  color: chosen.ink,
  fontSize: 'clamp(1rem, 0.95rem + 0.3cqi, 1.125rem)',
  lineHeight: 1.65,
});
export const where = style({
  display: 'block',
  marginBlockStart: theme.space.hair,
  color: chosen.muted,
  fontSize: theme.text.size.small,
});
