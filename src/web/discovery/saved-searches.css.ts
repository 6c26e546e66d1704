import { style } from '@vanilla-extract/css';
import { below, from } from '#web/ui/breakpoints.ts';
import { iconButton } from '#web/ui/icon-button.css.ts';
import { bareButton, cardSurface, displayTitle, flexRow, mutedText, plainList } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.space.medium,
});
export const titles = style({ display: 'grid', gap: theme.space.tight });
export const section = style({ display: 'grid', gap: theme.space.small });
export const title = style([displayTitle, { fontSize: theme.text.size.large }]);
export const card = style([
  cardSurface,
  {
    display: 'grid',
    gap: theme.space.small,
    padding: theme.space.large,
    '@media': { [below.small]: { padding: theme.space.medium } },
  },
]);
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.small,
  overflowWrap: 'anywhere',
  '@media': { [from.small]: { gridTemplateColumns: 'minmax(0, 440px) auto', justifyContent: 'start' } },
});
export const saveButton = style({
  '@media': { [from.small]: { marginBlockStart: `calc(${theme.text.size.small} * 1.55 + ${theme.space.hair} + 2px)` } },
});
export const status = style({
  color: theme.colour.success,
  fontSize: theme.text.size.small,
  fontWeight: 600,
  ':empty': { display: 'none' },
});
export const list = style([cardSurface, plainList]);
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.tight,
  paddingInlineEnd: theme.space.small,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.colour.line}` } },
});
export const open = style([
  flexRow,
  bareButton,
  {
    flex: 1,
    minInlineSize: 0,
    minBlockSize: '72px',
    gap: `${theme.space.hair} ${theme.space.tight}`,
    padding: `${theme.space.small} ${theme.space.large}`,
    borderRadius: theme.radius.card,
    color: 'inherit',
    textAlign: 'start',
    '@media': { [below.small]: { paddingInline: theme.space.medium } },
  },
]);
export const name = style({
  minInlineSize: 0,
  color: theme.colour.sea,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const query = style([mutedText, { flex: '1 0 100%', minInlineSize: 0, overflowWrap: 'anywhere' }]);
export const tools = style({ display: 'flex', flexShrink: 0 });
export const tool = iconButton;
export const change = style({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gap: theme.space.small,
  padding: `${theme.space.medium} ${theme.space.large}`,
  '@media': { [below.small]: { paddingInline: theme.space.medium } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.small });
