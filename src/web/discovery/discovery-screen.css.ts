import { style } from '@vanilla-extract/css';
import { from } from '#web/ui/breakpoints.ts';
import { iconButton } from '#web/ui/icon-button.css.ts';
import { headingSize } from '#web/ui/page.css.ts';
import { bareButton, flexRow, mutedText } from '#web/ui/primitives.css.ts';
import { ringSize } from '#web/ui/spinner.css.ts';
import { theme } from '#web/ui/theme.css.ts';

const slim = '46px';

export const controls = style([
  flexRow,
  { minInlineSize: 0, '@media': { [from.medium]: { columnGap: theme.space.large, rowGap: theme.space.hair } } },
]);
export const head = style({
  flex: '1 0 100%',
  vars: { [headingSize]: theme.text.size.title },
  '@media': { [from.wide]: { flex: 'none' } },
});
export const titleLine = style([flexRow, { justifyContent: 'space-between', gap: `0 ${theme.space.small}` }]);
export const question = style({
  flex: '1 0 100%',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.field}`,
  borderRadius: '28px',
  '@media': {
    [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(220px, 46%)' },
    [from.large]: { flex: '1 1 440px' },
    print: { display: 'none' },
  },
});
export const there = style([
  bareButton,
  {
    inlineSize: '100%',
    minBlockSize: '52px',
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.tight,
    paddingInline: '18px',
    borderBlockStart: `1px solid ${theme.colour.line}`,
    borderRadius: '0 0 28px 28px',
    textAlign: 'start',
    '@media': {
      [from.medium]: {
        borderBlockStart: 0,
        borderInlineStart: `1px solid ${theme.colour.line}`,
        borderRadius: '0 28px 28px 0',
      },
      [from.wide]: { minBlockSize: slim },
    },
  },
]);
export const thereIcon = style({ flexShrink: 0, color: theme.colour.muted });
export const thereText = style({ minInlineSize: 0, flex: 1, display: 'grid', lineHeight: 1.3 });
export const thereLabel = style({ fontSize: theme.text.size.tiny, fontWeight: 600 });
export const thereAny = style([mutedText, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }]);
export const thereCity = style([
  thereLabel,
  { color: theme.colour.coral, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);
export const thereDays = style([
  thereAny,
  { color: theme.colour.coral, fontSize: theme.text.size.tiny, fontWeight: 600, lineHeight: 1.45 },
]);
export const sort = style({
  flex: '1 1 0',
  '@media': { [from.medium]: { flex: 'none' }, print: { display: 'none' } },
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
  minBlockSize: '52px',
  '@media': { [from.wide]: { minBlockSize: slim } },
  paddingInline: '50px 56px',
  background: 'transparent',
  border: 0,
  borderRadius: '28px',
  fontSize: theme.text.size.body,
  textOverflow: 'ellipsis',
  appearance: 'none',
  selectors: {
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:placeholder-shown': { paddingInlineEnd: theme.space.small },
  },
});
export const searchClear = style([iconButton, { position: 'absolute', insetInlineEnd: '8px' }]);
export const summary = style([
  flexRow,
  {
    minBlockSize: '24px',
    minInlineSize: 0,
    gap: `0 ${theme.space.tight}`,
    fontSize: theme.text.size.small,
    vars: { [ringSize]: '16px' },
  },
]);
export const count = style({
  color: theme.colour.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ':empty': { marginInlineEnd: `calc(-1 * ${theme.space.tight})` },
});
export const correction = style({ whiteSpace: 'normal' });
export const query = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
});
export const textButton = style([
  bareButton,
  {
    flexShrink: 0,
    minBlockSize: '24px',
    marginInline: `calc(-1 * ${theme.space.hair})`,
    paddingInline: theme.space.hair,
    borderRadius: theme.radius.control,
    color: theme.colour.sea,
    fontSize: theme.text.size.small,
    fontWeight: 600,
    selectors: { '&[aria-pressed="true"]': { background: theme.colour.sunken } },
  },
]);
export const listTools = style([flexRow, { justifyContent: 'space-between', gap: theme.space.small }]);
