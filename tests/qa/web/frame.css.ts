import { globalStyle, style } from '@vanilla-extract/css';
import { flexRow } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const frame = style({ display: 'grid', gap: theme.space.large, paddingBlockEnd: theme.space.vast });
globalStyle(`${frame} > main`, {
  display: 'grid',
  gap: theme.space.large,
  paddingInline: theme.space.large,
  minInlineSize: 0,
  overflowWrap: 'break-word',
});
globalStyle(`${frame} > main > *`, { minInlineSize: 0 });
export const header = style([
  flexRow,
  {
    justifyContent: 'space-between',
    padding: `${theme.space.small} ${theme.space.large}`,
    borderBlockEnd: `1px solid ${theme.colour.line}`,
    background: theme.colour.surface,
  },
]);
export const navigation = style([flexRow, { gap: `${theme.space.tight} ${theme.space.large}` }]);
globalStyle(`${navigation} [aria-current]`, { fontWeight: 600, textDecoration: 'none' });

export const table = style({
  borderCollapse: 'collapse',
  inlineSize: '100%',
  minInlineSize: '40rem',
  fontSize: theme.text.size.small,
});
globalStyle(`${table} :is(th, td)`, {
  textAlign: 'start',
  verticalAlign: 'top',
  padding: `${theme.space.tight} ${theme.space.small}`,
  borderBlockEnd: `1px solid ${theme.colour.line}`,
});
globalStyle(`${table} th[scope=row]`, { fontWeight: 600 });
export const small = style({ fontWeight: 400, color: theme.colour.muted });
export const number = style({ fontVariantNumeric: 'tabular-nums' });
export const pictured = style({ minInlineSize: '36rem' });
export const scrolls = style({ overflowX: 'auto' });
export const row = style([
  flexRow,
  {
    gap: theme.space.small,
    selectors: {
      'fieldset&': {
        border: `1px solid ${theme.colour.line}`,
        borderRadius: theme.radius.control,
        padding: `${theme.space.tight} ${theme.space.small}`,
      },
    },
  },
]);
globalStyle(`${row} > input`, { maxInlineSize: '100%' });
globalStyle(`${row} > a[aria-current=true]`, { fontWeight: 600, textDecoration: 'none' });
export const search = style({
  padding: `${theme.space.tight} ${theme.space.small}`,
  border: `1px solid ${theme.colour.field}`,
  borderRadius: theme.radius.control,
  background: theme.colour.surface,
  color: theme.colour.ink,
  inlineSize: 'min(24rem, 100%)',
});
globalStyle(`${frame} summary`, { cursor: 'pointer' });
globalStyle(`${frame} summary > h2`, { display: 'inline' });
