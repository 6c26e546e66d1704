import { style } from '@vanilla-extract/css';
import { from } from '#web/ui/breakpoints.ts';
import { theme } from '#web/ui/theme.css.ts';

export const tools = style({
  display: 'grid',
  gap: theme.space.medium,
  alignItems: 'start',
  '@media': { [from.small]: { gridTemplateColumns: 'minmax(0, 1fr) 240px' } },
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.space.small,
  paddingBlock: '3px',
  paddingInline: theme.space.small,
  borderBlockEnd: `1px solid ${theme.colour.line}`,
  ':last-child': { borderBlockEnd: 0 },
  lineHeight: 1.35,
  '@media': {
    [from.small]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto 130px' },
    [from.large]: { gridTemplateColumns: 'auto minmax(0, 1fr) 250px 220px 120px' },
  },
});
export const who = style({
  display: 'grid',
  minInlineSize: 0,
  gridColumn: '2 / -1',
  '@media': { [from.small]: { gridColumn: 'auto' } },
});
export const status = style({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.tight,
  minInlineSize: 0,
  '@media': {
    [from.small]: { gridColumn: '2', gridRow: '2' },
    [from.large]: { gridColumn: 'auto', gridRow: 'auto', display: 'grid' },
  },
});
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.hair });
export const since = style({
  color: theme.colour.muted,
  fontSize: theme.text.size.tiny,
  fontVariantNumeric: 'tabular-nums',
});
export const links = style({
  gridColumn: '2',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.medium,
  whiteSpace: 'nowrap',
  fontSize: theme.text.size.small,
  '@media': {
    [from.small]: { gridColumn: '3', gridRow: '1 / span 2' },
    [from.large]: { gridColumn: 'auto', gridRow: 'auto' },
  },
});
export const moves = style({
  justifySelf: 'end',
  '@media': {
    [from.small]: { gridColumn: '4', gridRow: '1 / span 2' },
    [from.large]: { gridColumn: 'auto', gridRow: 'auto' },
  },
});
