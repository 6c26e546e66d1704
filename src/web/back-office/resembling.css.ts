import { style } from '@vanilla-extract/css';
import { below } from '#web/ui/breakpoints.ts';
import { theme } from '#web/ui/theme.css.ts';

export const part = style({ display: 'grid', gap: theme.space.small, minInlineSize: 0 });
export const other = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.space.small,
  rowGap: theme.space.hair,
  padding: `${theme.space.tight} ${theme.space.small}`,
  color: theme.colour.ink,
  textDecoration: 'none',
  borderBlockEnd: `1px solid ${theme.colour.line}`,
  ':hover': { background: theme.colour.sunken },
  selectors: { 'li:last-child > &': { borderBlockEnd: 0 } },
  outlineOffset: '-3px',
  lineHeight: 1.35,
});
export const text = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = style({ fontWeight: 600, fontSize: theme.text.size.small });
export const detail = style({ color: theme.colour.muted, fontSize: theme.text.size.tiny });
export const same = style({ fontSize: theme.text.size.small });
export const status = style({
  '@media': { [below.small]: { gridColumn: '2 / -1' } },
});
