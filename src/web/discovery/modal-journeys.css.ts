import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '#web/ui/breakpoints.ts';
import { displayTitle, mutedText } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';
import { inset } from './creator-modal.css.ts';

export const section = style({ paddingInline: inset, paddingBlockEnd: theme.space.wide });
const plain = { listStyle: 'none', padding: 0, margin: 0 };
export const months = style({
  ...plain,
  display: 'grid',
  gap: theme.space.large,
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
});
export const month = style({ minInlineSize: 0 });
export const monthName = style([displayTitle, { marginBlockEnd: theme.space.hair, fontSize: theme.text.size.body }]);
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, 1fr)',
  gap: '2px',
  fontSize: theme.text.size.tiny,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
export const weekday = style({ color: theme.colour.muted, lineHeight: '24px' });
const day_ = style({ lineHeight: '24px', borderRadius: '6px' });
export const day = styleVariants({
  home: [day_],
  past: [day_, { color: theme.colour.muted }],
  /** A border too, for readers who do not see the colours. */
  away: [
    day_,
    {
      background: theme.colour.coral,
      color: theme.colour.surface,
      fontWeight: 600,
      outline: '1px solid transparent',
      outlineOffset: '-1px',
    },
  ],
});
export const within = style([
  mutedText,
  { ...plain, marginBlockStart: theme.space.tight, display: 'grid', gap: '2px', overflowWrap: 'anywhere' },
]);
export const stops = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space.hair} ${theme.space.medium}`,
  paddingInlineStart: 0,
  listStylePosition: 'inside',
  marginBlockStart: theme.space.small,
  fontSize: theme.text.size.small,
  overflowWrap: 'anywhere',
});
export const trips = style({ ...plain, borderBlockStart: `1px solid ${theme.colour.line}` });
export const trip = style({
  display: 'grid',
  gap: `0 ${theme.space.medium}`,
  paddingBlock: theme.space.small,
  borderBlockEnd: `1px solid ${theme.colour.line}`,
  overflowWrap: 'anywhere',
  '@media': { [from.medium]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) 200px' } },
});
export const title = style({ fontFamily: theme.text.display, fontWeight: 600 });
export const places = mutedText;
export const when = style([places, { fontVariantNumeric: 'tabular-nums' }]);
