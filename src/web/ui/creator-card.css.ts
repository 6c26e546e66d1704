import { globalStyle, style } from '@vanilla-extract/css';
import { cardSurface, displayTitle, mutedText, plainList } from './primitives.css.ts';
import { theme } from './theme.css.ts';

export const pictureHeight = '150px';

export const frame = style([
  cardSurface,
  {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateRows: `minmax(0, ${pictureHeight}) 1fr`,
    overflow: 'hidden',
  },
]);
export const body = style({
  minInlineSize: 0,
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: theme.space.hair,
  padding: `${theme.space.small} ${theme.space.medium} ${theme.space.medium}`,
});
export const name = style([
  displayTitle,
  { fontSize: theme.text.size.large, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);
export const lines = style({ display: 'grid', gap: '2px', alignContent: 'start' });
export const line = style([
  mutedText,
  { minInlineSize: 0, display: 'flex', alignItems: 'center', gap: theme.space.hair },
]);
globalStyle(`${line} svg`, { flexShrink: 0 });
export const cut = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const chips = style([plainList, { display: 'flex', flexWrap: 'wrap', gap: theme.space.hair }]);
export const chip = style({
  maxInlineSize: '100%',
  paddingBlock: '2px',
  paddingInline: theme.space.tight,
  background: theme.colour.sunken,
  borderRadius: theme.radius.full,
  fontSize: theme.text.size.tiny,
  lineHeight: '20px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const chipMatched = style([chip, { color: theme.colour.coral, fontWeight: 600 }]);
