import { style } from '@vanilla-extract/css';
import { below } from '#web/ui/breakpoints.ts';
import { mutedText, plainList } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const people = style([plainList, { display: 'grid' }]);
export const person = style({
  display: 'grid',
  gap: theme.space.hair,
  paddingBlock: theme.space.tight,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.colour.line}` } },
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.tight,
  minBlockSize: '40px',
});
export const name = style({
  fontWeight: 600,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
  '@media': { [below.small]: { flexBasis: '100%' } },
});
export const nameLeftOut = style([name, { color: theme.colour.muted, textDecoration: 'line-through' }]);
export const standing = style([mutedText, { margin: 0, fontVariantNumeric: 'tabular-nums' }]);
export const problem = style({ margin: 0, color: theme.colour.danger, fontSize: theme.text.size.small });
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.tight });
export const own = style({
  display: 'grid',
  gap: theme.space.medium,
  margin: 0,
  padding: theme.space.medium,
  border: 0,
  minInlineSize: 0,
  borderRadius: theme.radius.control,
  background: theme.colour.sunken,
});
