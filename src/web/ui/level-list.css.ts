import { style } from '@vanilla-extract/css';
import { below } from './breakpoints.ts';
import { group } from './form-page.css.ts';
import { bareButton, plainList } from './primitives.css.ts';
import { theme } from './theme.css.ts';

export const list = style([group, { gap: theme.space.small, scrollMarginBlock: '96px' }]);
export const label = style({
  padding: `0 0 ${theme.space.tight}`,
  fontWeight: 600,
  fontSize: theme.text.size.large,
});
export const rows = style([plainList, { display: 'grid', gap: theme.space.small, ':empty': { display: 'none' } }]);
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: theme.space.tight,
  alignItems: 'center',
  paddingInlineStart: theme.space.medium,
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.control,
  '@media': { [below.tiny]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: 0 } },
});
export const name = style({
  paddingBlock: theme.space.hair,
  overflowWrap: 'anywhere',
  '@media': { [below.tiny]: { paddingBlockStart: theme.space.small } },
});
export const select = style([
  bareButton,
  {
    minBlockSize: '48px',
    paddingInline: theme.space.small,
    borderRadius: theme.radius.control,
    fontWeight: 600,
    color: theme.colour.sea,
    '@media': {
      [below.tiny]: { gridRow: 2, justifySelf: 'start', marginInlineStart: `calc(-1 * ${theme.space.small})` },
    },
  },
]);
export const remove = style([
  bareButton,
  {
    inlineSize: '44px',
    blockSize: '44px',
    display: 'grid',
    placeItems: 'center',
    borderRadius: theme.radius.control,
    color: theme.colour.muted,
    '@media': { [below.tiny]: { gridColumn: 2, gridRow: '1 / 3' } },
  },
]);
