import { style } from '@vanilla-extract/css';
import { iconButton } from '#web/ui/icon-button.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: theme.space.medium,
});
export const toList = style({
  display: 'inline-flex',
  alignItems: 'end',
  minBlockSize: '44px',
  paddingBlockEnd: '5px',
  color: theme.colour.sea,
  fontWeight: 600,
});
export const bar = style({
  display: 'grid',
  gap: theme.space.medium,
  alignItems: 'end',
  '@media': {
    'screen and (min-width: 720px)': { gridTemplateColumns: '1fr 240px' },
    print: { display: 'none' },
  },
});
export const search = style({ position: 'relative', display: 'flex', alignItems: 'center' });
export const searchIcon = style({
  position: 'absolute',
  insetInlineStart: '18px',
  color: theme.colour.muted,
  pointerEvents: 'none',
});
export const searchInput = style({
  inlineSize: '100%',
  minBlockSize: '56px',
  paddingInline: '50px 56px',
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.field}`,
  borderRadius: theme.radius.full,
  fontSize: theme.text.size.body,
  '@media': { 'screen and (min-width: 480px)': { fontSize: theme.text.size.large } },
  textOverflow: 'ellipsis',
  appearance: 'none',
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});
export const searchClear = style([iconButton, { position: 'absolute', insetInlineEnd: '8px' }]);
/** Its end is left to the loader. */
export const summary = style({
  minBlockSize: '44px',
  '@media': { 'screen and (min-width: 720px)': { paddingInlineEnd: '200px' } },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.small,
});
export const count = style({ color: theme.colour.muted, fontVariantNumeric: 'tabular-nums' });
export const asked = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const listTools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.small,
});
